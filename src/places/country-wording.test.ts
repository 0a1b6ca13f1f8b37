import { describe, expect, test } from 'vitest'
import { labelledTexts } from '../../test/fixtures/labelled-texts.ts'
import { countryOfText } from './country-of-text.ts'

/** Written without looking at the signs: money, institutions, towns, telephones, words and laws. `-`: no country shows. */
const french = labelledTexts(`
  ch Mon proprio demande 2'400 CHF de garantie et je n’ai que 800 francs suisses de côté.
  ch La gérance me réclame 350.- de frais de nettoyage après l’état des lieux.
  ch L’ORP m’a mis douze jours de pénalité, comment contester ?
  ch Puis-je résilier mon bail avec l’art. 264 CO en présentant un locataire de remplacement ?
  ch Je suis frontalière avec un permis B et la caisse de chômage refuse mon dossier.
  ch L’OCAS me redemande des allocations, je suis à Carouge.
  be Mon employeur me doit un pécule de vacances, que faire ?
  be Le SPF Finances m’a envoyé un avertissement-extrait de rôle trop élevé.
  be J’ai quitté mon appartement à Charleroi, le bail n’était pas enregistré.
  be La mutualité refuse l’incapacité, le médecin-conseil dit que je peux reprendre.
  be Appelez-moi au +32 475 12 34 56, mon propriétaire m’a coupé l’eau.
  be Le juge de paix de Schaerbeek m’a convoqué pour des loyers impayés.
  ca Mon chum et moi avons signé un bail à Laval, le proprio veut nous évincer.
  ca Revenu Québec me réclame 3 400 $ pour 2024.
  ca La Régie du logement peut-elle fixer mon loyer ?
  ca J’ai un condo à Sherbrooke et le syndicat de copropriété me facture une cotisation spéciale.
  ca Les normes du travail disent-elles que mon boss doit me donner un relevé d’emploi ?
  lu La CNS me rembourse mal, et la CCSS dit que je ne suis pas affilié.
  lu Je loue à Esch-sur-Alzette, mon bailleur refuse la caution.
  ma La CNSS ne reconnaît pas mes points, je travaille à Tanger pour 6 000 DH par mois.
  ma L’adoul me dit que l’acte n’est pas enregistré à la conservation foncière.
  dz Le loyer à Oran est de 40 000 DA, puis-je payer par trimestre ?
  tn La CNAM et la CNRPS se renvoient mon dossier, je suis à Sousse.
  sn L’IPRES n’a pas versé ma pension, mon bailleur réclame 250 000 F CFA.
  de J’habite à Sarrebruck, mon propriétaire garde la Kaution.
  es Nous vivons à Alicante et la communauté de propriétaires coupe l’eau.
  fr L’Urssaf me réclame des cotisations, et le greffe du tribunal de commerce ne répond pas.
  fr Mon bailleur refuse l’APL, j’ai saisi la commission départementale de conciliation.
  - Mon voisin fait du bruit la nuit, comment lui écrire ?
  - J’ai acheté un canapé sur un site suisse, il est arrivé cassé.
  - Mon beau-frère vit à Montréal, il me doit de l’argent.
`)

const english = labelledTexts(`
  gb My landlord never protected my deposit with the TDS and now he served a section 21.
  gb Universal Credit stopped after my PIP review, DWP won’t answer.
  gb I’m on a zero-hours contract in Leeds, ACAS told me to wait.
  gb The letting agent wants £75 for a reference, is that allowed?
  ie My landlord sent a notice and the RTB says I have 28 days, Revenue also wrote about LPT.
  ie I rent in Galway, the HAP payment is late.
  us My landlord in Ohio kept the security deposit, can I go to small claims?
  us The IRS sent me a CP2000 notice about my 1099.
  ca The LTB hearing in Ontario is next month, my rent is $2,100.
  ca My employer won’t give me my ROE and EI refuses my claim.
  au Centrelink cut my payment and the NSW tribunal, NCAT, will hear my bond dispute.
  au I live in Brisbane and my real estate agent kept the bond.
  - I bought a phone from a seller in Texas and it never came.
`)

describe('the country of a text, by the class of its wording', () => {
  test.each(french)('%s: %s', (country, text) => {
    expect(countryOfText(text)?.country ?? '-').toBe(country)
  })
  test.each(english)('%s: %s', (country, text) => {
    expect(countryOfText(text)?.country ?? '-').toBe(country)
  })
})
