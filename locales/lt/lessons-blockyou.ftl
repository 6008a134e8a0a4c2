# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Spalvos ir pirštai
lesson-blockyou-match = Nutempk kortą į rėmelį: kiekviena spalva guli ant savos.
lesson-blockyou-match-done = Visos spalvos dera, tad korta gali ten gulėti.
lesson-blockyou-white = Balta dera su kiekviena spalva, ir ant tavo kortos, ir ant lauko: dėk į rėmelį.
lesson-blockyou-white-done = Balta ir bet kuri spalva visada dera.
lesson-blockyou-turn = Paliesk kortą, kad pasisuktų, tada nutempk ją į rėmelį.
lesson-blockyou-turn-done = Pasukus ketvirtį rato, korta gali tikti.
lesson-blockyou-two = Korta niekada neguli tik ant vienos kortos: dėk savąją ant dviejų.
lesson-blockyou-two-done = Po ja dvi kortos ar daugiau: taip galima.
lesson-blockyou-point = Tavo korta rodo aukštyn, į kitą žaidėją: padėk ją, ir jis gaus bloką.
lesson-blockyou-point-done = Blokas: šiame raunde jis kortos nebedės.
lesson-blockyou-self = Žemyn rodantis pirštas rodo į tave: suk kortą, kol nė vienas taip neberodys, ir padėk.
lesson-blockyou-self-done = Niekas tyčia neblokuoja savęs.
lesson-blockyou-last = Kitas žaidėjas suklydo: tikrame žaidime dabar turi dešimt sekundžių kortai padėti.
lesson-blockyou-last-done = Laiku: tau viena korta mažiau.
lesson-blockyou-round = Tikras raundas su mieguistu žaidėju: pradėk, sulauk nulio ir rask vietą.
lesson-blockyou-round-done = Tavo korta pirma, tad raundas baigtas.

lesson-wrong-colours-differ = Kai kurios spalvos ten nedera, ir tai kainuotų baudos kortą.
lesson-wrong-points-at-you = Vienas pirštas rodo į tave: pasuk kortą.
lesson-wrong-no-white = Tinka, bet balta lauko spalva ten nepadeda.
lesson-wrong-point-across = Tinka, bet joks pirštas nerodo į kitą žaidėją.
lesson-wrong-covers-one-card = Ji guli tik ant vienos kortos: pastumk ją per pusę kortos.
