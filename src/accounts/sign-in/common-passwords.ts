/**
 * The passwords that attackers try first, French and English, of six characters or more, without accents and in lower
 * case. Trailing digits and signs are stripped before a password is looked up here.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `abc123 abcdef access admin administrateur administrator alexandre alexis amandine amitie amour amoureux anais andrea
  andrew angela animal anthony antoine apple arsenal asdfgh asdfghjkl ashley aurelie aurore austin avocat azerty azertyu
  azertyui azertyuiop azeqsd azqswx bailey banana barbara baseball basket batman baxter belle benjamin biloute birthday
  bisous bonbon bonheur bonjour bordeaux boubou bretagne brigitte buster butterfly camille canada caroline carotte
  cassandra caramel celine chacha champion change changeme charles charlie charlotte cheese chelsea chicken chiffre
  chipie chloe chocolat chocolate choupette chouchou chouette christian christine christophe clairavis claude clement
  client cocacola coccinelle coco computer connexion cookie coquelicot corentin corsica coucou cowboy dakota daniel
  danielle dauphin david default delphine demo diablo diamond dolphin dominique doudou dragon edouard elodie emilie
  england estelle expert famille family fanfan fatima fender ferrari florence florian flower football forever formule
  france francois freddy freedom fripouille fuckyou gabriel gabrielle gandalf george georges gerard ginger golfer
  gregory guest guillaume guitare guitar hannah harley heaven heather hello helloworld hockey hunter iceman iloveyou
  internet isabelle jackson jaguar jasmine jasper jennifer jeremy jerome jessica jesuis jetaime johnny jonathan jordan
  joseph joshua julie julien justin karine katia killer kimberly kitty laetitia laurence laurent legend letmein liberte
  liverpool lolita london loulou louloute louise loveme lovely lucas lucky ludovic maggie magali maison malika maman
  manchester manon marcel marine marion marlboro marseille martin martine mathieu mathilde matrix matthew maurice maxime
  maxwell melanie melissa mercedes merlin michael michel michelle mickey minouche monamour monday monique monkey
  monster morgan motdepasse mohamed mustang naruto nathalie nathan newyork nicolas nicole ninja nissan nothing nounours
  olivia olivier orange oscar paloma pamela papillon papa paris parisien pascal passe passer passion password
  passwort passw0rd p@ssword p@ssw0rd patate patricia patrick pauline peanut pepper peugeot philippe phoenix pierre
  pirate pokemon poisson porsche portugal poulet poupee princess princesse purple qazwsx qsdfgh qsdfghjklm qwerty
  qwertz qwertyu qwertyuiop qwerty rachel rainbow ranger raphael renault richard robert romain ronaldo root samantha
  sandra sandrine saphir scooter scorpion sebastien secret security sentinel shadow shannon silver simone skippy slipknot
  snoopy soccer soleil sophie sparky spider spiderman starwars startfinding steelers stephane stephanie steven summer
  sunshine superman support sylvie system taylor temporaire tennis test tester testtest thomas thunder tigger tiger
  tigrou tintin titeuf toulouse toutou trustno trustno1 turlututu unknown user utilisateur vacances valentin valerie
  vanessa vanille veronique victor victoria vincent violette virginie voiture voyage welcome whatever william winner
  winter wxcvbn xavier xxxxxx yamaha yankees yasmine zidane zxcvbn zxcvbnm zinedine`
    .split(/\s+/)
    .filter(Boolean),
)
