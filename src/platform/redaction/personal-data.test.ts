import { describe, expect, it } from 'vitest'
import { redact } from './redact.ts'

/** Written before the rules were read. Between « » stands what nobody else may see. */
const personal = `
Bonjour, je suis «Marie-Claire Dubreuil», locataire depuis 2019, joignable au «06 12 34 56 78».
Appelez-moi au «06.12.34.56.78» après 18 h, ou écrivez à «marie.dubreuil@laposte.net».
Mon portable est le «+33 6 12 34 56 78» et celui de mon frère le «0033612345679».
J’habite «12 bis rue des Lilas, 69003 Lyon» et le propriétaire refuse de réparer.
Mon adresse : «4, allée des Tilleuls, bâtiment C, 31400 Toulouse». Le syndic ne répond pas.
Je suis né le «14/03/1982» à Dijon et je n’ai toujours pas mon titre.
Née le «3 juin 1975», je voudrais savoir quand je peux partir à la retraite.
Mon numéro de sécurité sociale est le «2 84 05 78 006 084 36», la CPAM dit qu’il est faux.
N° de sécu «184057800608436», remboursement refusé.
Voici mon IBAN : «FR76 3000 6000 0112 3456 7890 189», le virement n’arrive pas.
Le compte «BE68 5390 0754 7034» a été débité deux fois.
Mon IBAN suisse «CH93 0076 2011 6238 5295 7» est refusé par l’employeur.
La voiture immatriculée «AB-123-CD» a été vendue avec un vice caché.
Ma plaque est «AB 123 CD», l’amende n’est pas pour moi.
L’ancienne immatriculation «1234 XY 75» figure encore sur la carte grise.
Numéro allocataire CAF «1234567 B», dossier bloqué depuis mars.
Mon dossier MDPH porte le numéro «75-2024-001234», aucune réponse.
Mon numéro fiscal «30 12 345 678 901» ne marche pas sur le site.
Maître «Lefèvre» m’a dit d’attendre, mon mari «Ahmed Benali» n’est pas d’accord.
Le docteur «Nguyen» a signé l’arrêt, madame «Rossi» des ressources humaines le conteste.
M. «Jean-Pierre Martin» et Mme «Sophie Durand» sont mes voisins du dessus.
Ma fille «Léa» a 9 ans et son père, «Thomas Girard», ne paie pas la pension.
Mon passeport «18FV12345» expire demain.
Ma carte d’identité n° «880692310285» a été volée.
Numéro étranger «7503012345», récépissé expiré.
On m’a piraté, mon pseudo Instagram est «@lea.girard92».
Mon identifiant sur Vinted est «lea_girard92», le vendeur ne répond pas.
Carte bancaire «4970 1012 3456 7890» débitée à mon insu.
Le permis de conduire numéro «120751203456» a été retenu.
Mon numéro de registre national est «85.07.30-033.28», la commune se trompe.
Numéro AVS «756.1234.5678.97», la caisse refuse l’indemnité.
Mon NAS est «046 454 286» et Revenu Québec me réclame un solde.
Je m’appelle «Fatou Diop» et j’habite au «25 avenue Léopold Sédar Senghor».
Cordialement, «Hélène Vasseur»
Mon patron s’appelle «Karim Haddad» et dirige une boulangerie.
Mon PEL au nom de «Bernard Joly» est bloqué.
Écrivez à «bernard (point) joly (arobase) orange (point) fr» s’il vous plaît.
Appeler le zéro six, «06-98-76-54-32», le soir seulement.
Mon skype : «bernard.joly75».
Ma demande à la préfecture porte le numéro 4512, mon dossier de préfecture est le «2024/0451277».
Hi, I’m «Sarah Whitfield» and my landlord won’t return the deposit.
My name is «Daniel O’Connor», I live at «17 Rathmines Road, Dublin 6».
Call me on «07700 900123» or email «s.whitfield@btinternet.com».
My phone is «(415) 555-0132» and the airline never called back.
My number is «+1 514 555 0199», leave a message.
I was born on «July 4, 1980» and my pension was refused.
Date of birth: «23/11/1991».
DOB «1991-11-23», reference lost.
My National Insurance number is «QQ 12 34 56 C» and HMRC has no record.
My SSN is «123-45-6789» and somebody opened an account.
My SIN «046-454-286» was leaked.
My PPS number is «1234567TW», the welfare office lost it.
NHS number «943 476 5919», appointment cancelled twice.
The car, reg «AB12 CDE», failed its MOT the day after.
I live at «221B Baker Street, London NW1 6XE» and the noise is constant.
Flat 4, «86 Mill Lane, Leeds LS1 4AP»: damp everywhere.
Mrs «Patel» next door and Dr «James Wilson» both saw it.
My ex-husband «Mark Thompson» took our son «Oliver» abroad.
Sort code «12-34-56», account number «12345678», the bank sent it there.
My passport number is «533401372» and it is stuck at the embassy.
Kind regards, «Emma Clarke»
DM me, I’m «@emma_clarke» on Twitter.
`
  .trim()
  .split('\n')

/** Ordinary text, of which nothing is anybody’s. */
const ordinary = `
La commande 4512-88 du 12 mars 2026 n’est pas arrivée, j’ai payé 1 249,90 €.
L’article L. 217-4 du Code de la consommation parle de deux ans.
Le préavis est de trois mois selon l’article 15 de la loi n° 89-462 du 6 juillet 1989.
L’état des lieux a eu lieu le 3 juin 2025, j’ai quitté le logement le 30 juin 2025.
La convocation du tribunal porte le n° RG 23/04512, audience en avril.
Mon loyer passe de 850 € à 1 020 € par mois à partir du 1er janvier 2027.
La facture n° 2026-00451 de 12 345,67 € est contestée.
Le numéro 3939 ne répond pas, et le 17 non plus.
J’ai travaillé 35 heures par semaine pendant 12 ans, soit 1 820 heures par an.
Le vol AF 1234 du 14/07/2026 a eu 5 heures de retard.
La Cour de cassation a jugé le contraire le 12 mai 2021.
Ma chaudière Saunier Duval de 2015 fuit depuis lundi.
Je ne vois plus mon père Il est parti en 2019.
Mon employeur Carrefour ne paie pas, et my partner We are both tired.
Je gagne 2 350 euros net, mon ami 1 900.
The order 88-4512 of 12 March 2026 never arrived, I paid £1,249.90.
Section 21 of the Housing Act 1988 gives two months.
My rent goes from £850 to £1,020 from 1 January 2027.
Flight BA 284 on 14 July 2026 was five hours late.
I worked 40 hours a week for 12 years at Tesco.
The boiler, a Worcester Bosch 30i of 2015, leaks.
`
  .trim()
  .split('\n')

const masked = (text: string) => redact(text, (kind) => `[${kind}]`)
const shown = personal.flatMap((line) => {
  const result = masked(line.replace(/[«»]/g, ''))
  return [...line.matchAll(/«([^»]+)»/g)].map(([, value]) => ({
    line,
    value: value!,
    hidden: !result.includes(value!),
    result,
  }))
})

describe('personal data in what people write', () => {
  it('is masked, whatever sort it is of', () => {
    const missed = shown.filter(({ hidden }) => !hidden).map(({ value, result }) => `${value} | ${result}`)
    expect(missed).toEqual([])
  })

  it.each(ordinary)('ordinary text stays: %s', (line) => {
    expect(masked(line)).toBe(line)
  })
})
