# What only the documentation says: the title of its pages for players, and their first lines.

site-shelf = Πώς παίζεται
site-shelf-lead = Για όποιον θέλει να μάθει ένα από αυτά τα παιχνίδια. Μόλις διαβάσεις τη σελίδα του, μπορείς να παίξεις.
site-rules-lead = Για όποιον θέλει να μάθει αυτό το παιχνίδι. Μόλις διαβάσεις τη σελίδα, μπορείς να παίξεις.
