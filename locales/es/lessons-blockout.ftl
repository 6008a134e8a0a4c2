# The lessons of Block Out!.

lesson-blockout-basics = Tu primera torre
lesson-blockout-box = Con el juego de verdad
lesson-blockout-take = La carta roja permite cualquier bloque rojo: toca la carta y después un bloque.
lesson-blockout-take-done = Valía cualquier bloque rojo; los de otros colores, no.
lesson-blockout-lower = Toca la carta iluminada, pulsa ↓ hasta que su bloque esté sobre la mesa y suéltalo.
lesson-blockout-lower-done = Esa es la base de tu torre.
lesson-blockout-stack = Arrastra el bloque sobre la torre, pulsa ↓ y suéltalo: debe aguantar hasta tres.
lesson-blockout-stack-done = Ha aguantado toda la cuenta.
lesson-blockout-edge = El bloque más alto está hacia la derecha: baja ahí el tuyo y suéltalo cuando esté estable.
lesson-blockout-edge-done = El centro de un bloque debe apoyarse en algo.
lesson-blockout-fall = Esta torre no va a aguantar: toma un bloque, mira qué cuesta una caída y empieza de nuevo.
lesson-blockout-fall-done = Tres cartas más, y otra torre en el mismo turno.
lesson-blockout-pass = ¿Tiembla demasiado? Toca Pasar dos veces.
lesson-blockout-pass-done = Esta vez no hay bloque: que tiemblen los demás.
lesson-blockout-reverse = Toca Reversa dos veces, y se juega en el otro sentido.
lesson-blockout-reverse-done = Ahora le toca a quien está a tu otro lado.
lesson-blockout-extra = Con «Un bloque más», tu última carta aún no gana: coloca el bloque que quieras.
lesson-blockout-extra-done = Aguanta, y la partida es tuya.
lesson-blockout-ninth = Hay ocho bloques en pie: coloca el noveno y ganas al momento.
lesson-blockout-ninth-done = Los nueve: ya no cuenta nada más.
lesson-blockout-real = Toca la carta iluminada, coloca un bloque así en tu propia mesa y di qué pasó.
lesson-blockout-real-done = El teléfono guarda las cartas; tú, la torre.

lesson-wrong-red-card = Esa no: juega la carta roja.
lesson-wrong-build = Ahora no: toma un bloque.
lesson-wrong-play-pass = Ahora no: juega Pasar.
lesson-wrong-play-reverse = Ahora no: juega Reversa.
lesson-wrong-fell = Se ha caído. Prueba otra vez.
lesson-wrong-need-block-card = Una torre nueva empieza con una carta de bloque.
