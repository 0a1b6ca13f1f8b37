import { describe, expect, test } from 'vitest'
import { labelledTexts } from '../../test/fixtures/labelled-texts.ts'
import { countries, countryCodes, namedCodes } from './countries.ts'
import { countryOfText, countryOfTexts } from './country-of-text.ts'
import { world } from './world.ts'

/** Country, then a text; `-` where the text shows no country. */
const french = labelledTexts(`
  gb J’habite à Cardiff et mon propriétaire veut augmenter mon loyer.
  gb Je suis locataire à Londres depuis deux ans, le chauffage est en panne.
  gb Mon loyer à Édimbourg augmente de 200 £, est-ce permis ?
  gb Nous vivons au Pays de Galles, la voisine coupe notre haie.
  gb Je reçois un rappel de council tax alors que j’ai déménagé.
  gb Le NHS m’a fixé un rendez-vous dans 18 mois.
  ie J’habite à Cork, mon bailleur garde ma caution.
  ie Je vis en Irlande, mon employeur ne me paie plus.
  ie Mon propriétaire à Dublin refuse la réparation, dois-je écrire au RTB ?
  ch Ma régie à Fribourg refuse de rendre la garantie de loyer.
  ch J’habite à Fribourg et mon loyer est de 1 450 CHF.
  ch Je suis à Genève, mon natel est cassé sous garantie.
  ch Le loyer de mon appartement à Lausanne a été augmenté.
  ch J’ai reçu un commandement de payer de l’office des poursuites.
  ch Ma caisse maladie LAMal refuse le remboursement.
  ch Nous habitons dans le canton de Vaud, notre voisin fait du bruit.
  ch Je touche une rente AVS, puis-je travailler ?
  ch Je travaille sous droit suisse, mon employeur me licencie.
  be Je vis à Bruxelles, le propriétaire ne rend pas la garantie locative.
  be Le CPAS me refuse le revenu d’intégration.
  be Mon kot à Louvain-la-Neuve est insalubre.
  be J’ai le statut BIM, l’hôpital me facture un supplément.
  be L’ONEM me demande de rembourser des allocations.
  be J’habite Liège et mon chauffage est tombé en panne.
  be On habite en Wallonie, mon voisin a construit sans permis.
  be Je dois passer à la commune d’Ixelles, puis au bourgmestre.
  ca J’habite à Montréal, mon proprio veut reprendre le logement.
  ca Le Tribunal administratif du logement m’a convoqué.
  ca Ma carte RAMQ est expirée, le CLSC refuse de me voir.
  ca Mon loyer passe de 900 $ à 1 200 $, puis-je refuser ?
  ca Je vis au Québec et la CNESST refuse ma réclamation.
  ca Mon voisin à Gatineau coupe mes arbres.
  lu Je réside au Luxembourg, mon employeur ne paie pas les heures.
  lu L’ADEM m’a coupé les indemnités.
  mc J’habite à Monaco et je suis salarié d’un hôtel.
  ma Le samsar me demande un mois de commission.
  ma Je vis à Casablanca, le loyer est de 4 500 dirhams.
  ma J’habite au Maroc, la Moudawana permet-elle le divorce sans accord ?
  ma Mon appartement à Rabat a une fuite, le syndic ne fait rien.
  sn Je suis à Dakar, mon bailleur demande trois mois de caution.
  sn Mon bailleur à Thiès réclame 300 000 FCFA de plus.
  ci J’habite à Abidjan, Cocody, le promoteur ne livre pas.
  ci Notre terrain à Bouaké est vendu deux fois, 2 millions FCFA perdus.
  tn Je vis à Tunis, le loyer est de 900 dinars.
  tn La STEG a coupé mon compteur à Sfax.
  dz J’habite à Alger, mon logement AADL n’est pas livré.
  dz La daïra refuse mon dossier de passeport.
  us Je vis au Texas, mon propriétaire garde le dépôt.
  us Nous habitons à New York, le bailleur ne chauffe plus.
  fr J’habite à Lyon et mon chat est malade.
  ca Mon bailleur du Plateau-Mont-Royal garde mon dépôt de garantie.
  ma J’habite à Casa, mon bailleur garde la caution.
  ch boulot à Genève mais j’habite Annemasse, viré sans préavis
  ch J’ai un boulot à Genève mais j’habite Annemasse, mon patron me licencie, quel préavis ?
  ch J’habite Annemasse, poste à Genève, licencié : quel préavis ?
  fr boulot à Genève mais j’habite Annemasse, mon proprio garde ma caution
  fr Mon boulot est à Genève, j’habite Annemasse, je suis au chômage.
  fr Je cherche un boulot à Lyon, j’habite Annemasse.
  fr J’habite à Lille, je travaille à Tournai, je suis licencié, où est-ce que je touche le chômage ?
  fr J’habite à Strasbourg et je travaille à Kehl en Allemagne, je viens d’être licencié. Qui me verse le chômage ?
  de J’habite à Strasbourg et travaille à Kehl, mon patron allemand ne paie pas mes revenus.
  be J’habite à Lille et travaille à Tournai, mon patron me licencie, quel préavis ? Je suis aussi en plein divorce.
  lu Je travaille au Luxembourg, j’habite Villerupt, on me licencie. Quelle indemnité ? Je paie mes impôts en France.
  lu Je travaille au Luxembourg, j’habite Villerupt, on me licencie. Je paie mes impôts en France.
  be J’habite à Lille, mon employeur belge a pris ma carte vitale. Quel préavis il me doit ?
  be J’habite à Lille et je travaille à Tournai, quel préavis, et quel salaire pendant mon divorce ?
  fr Je travaille à Luxembourg et j’habite à Thionville, licencié hier. Chômage en France ou au Luxembourg ?
  fr Je réside à Menton, salarié à Monaco : dans quel pays je déclare mes impôts ?
  fr J’habite à Metz et je travaille à Luxembourg, je veux divorcer.
  be J’habite à Lille, je travaille à Tournai, mon patron me licencie : quel préavis ?
  be J’habite à Tournai et je travaille à Lille, je suis au chômage.
  lu J’habite à Thionville et je travaille au Luxembourg, la CNS refuse de payer mon arrêt.
  ch J’habite à Annecy et je travaille à Genève, la LAMal remplace-t-elle l’assurance maladie ?
  fr J’habite à Annecy et je travaille à Genève, quelle assurance maladie ?
  fr Je suis en France, pas en Suisse.
  fr La CAF me réclame un trop-perçu d’APL.
  fr Mon appartement à Toulouse est humide.
  fr Ma carte de séjour à la préfecture de Lille est bloquée.
  fr J’habite Annecy et je suis frontalier, j’ai consulté à Genève.
  fr J’ai quitté Londres, j’habite maintenant à Nantes.
  fr Je suis locataire à Strasbourg, mon propriétaire vit en Allemagne.
  fr Pôle emploi refuse mes droits après un contrat.
`)

const english = labelledTexts(`
  gb I live in Cardiff and my landlord wants to raise the rent.
  gb He kept them after the weekend, the order of the family court in Cardiff says Sunday.
  gb I was fired by email on Friday, UK company, 25 staff.
  us A US company dismissed me without notice.
  fr I live in Strasbourg and work in Kehl, just made redundant. Where do I sign on?
  ch I live in Geneva and work in Annecy: which country pays my unemployment benefit?
  be I live in Lille, work in Ghent, my Belgian employer dismissed me: what statutory severance? I am also going through a custody case.
  de I live in Strasbourg and work in Kehl, my German boss won’t pay my wages. I pay tax in France.
  gb My council tax bill doubled, can I appeal?
  gb The GP surgery will not give me an appointment.
  gb My landlord served a section 21 notice last week.
  gb My boss won't give me my P45 and I was paid £300 less.
  gb I rent a flat in Manchester and the boiler is broken.
  gb We live in Scotland; the neighbour's tree fell on our car.
  gb My Glasgow landlord keeps the deposit; I am a tenant in Glasgow.
  gb The NHS waiting list is 18 months, can I go private?
  gb Flat at CF10 1AA, mould everywhere, the agent ignores us.
  gb HMRC sent me a penalty notice.
  gb I bought a used car for £4,500 and the MOT was fake.
  ie I rent in Cork and the landlord raised my rent by 30%.
  ie Should I write to the RTB about my deposit?
  ie My employer dismissed me while I live in Dublin, I worked there for 5 years.
  ie The Gardaí took my car for no insurance.
  ie My PPSN was used by somebody else.
  ie I'm based in Galway, my employer owes me holiday pay.
  ie The HSE waiting list for my son is two years; we live in County Mayo.
  us I got a 1099-NEC but I was an employee.
  us My landlord in Boston keeps my security deposit.
  us Bordeaux wine in Boston: the shop sold me a corked case for $600.
  us I was fired by my Boston employer last Friday without notice.
  us The IRS says I owe $2,300 from 2022.
  us My HOA fees doubled, and the HOA refuses to show accounts.
  us We live in Austin, Texas, and the roofer vanished.
  us Apartment in Dallas, TX 75201, no heating.
  us I live in Paris, Texas, and my dog bit someone.
  us Can I sue in small claims court? I was charged $900 by an attorney.
  ca I live in Toronto and the LTB hearing is delayed.
  ca I live in London, Ontario, my rent increased by 20%.
  ca My employer in Calgary fired me without notice.
  ca I am renting in Montréal, can the owner evict me?
  ca Flat at H2X 1Y4, the owner turned the heat off.
  be I live in Brussels, the landlord keeps my deposit.
  be I am renting a flat in Antwerp, no heating since Monday.
  be J’ai acheté une Golf à un particulier d’Arlon via 2ememain et je n’ai jamais reçu le Car-Pass.
  ch I live in Zurich and my rent is CHF 2,100.
  ch We are renting in Geneva, the régie does not answer.
  ch My Swiss employer fired me; I live in Lausanne.
  lu I work in Luxembourg and live in Luxembourg City.
  ma We live in Marrakech, the builder asks 20,000 dirhams more.
  sn I am living in Dakar and the landlord wants me out.
  tn I live in Tunisia, can I register a company?
  dz I live in Algiers, the neighbour builds a wall.
  mc I live in Monte Carlo, the syndic raised charges.
  us my landlord in Fort Wayne wont fix the heating
  us I live in Chillicothe Ohio and the roof leaks.
  ca rent increase in Ajax Ontario
  ca We live in Yellowknife, the heating is off.
  ca My landlord in Muskoka keeps my deposit.
  ch My job is in Geneva but I live in Annecy, fired without notice.
  fr I live in Lyon, my landlord keeps my deposit.
  fr I bought a laptop from a shop in London, I live in Lille.
  fr I rent a flat in Paris and the lift is broken.
  fr I am in France, not in the United Kingdom.
  fr My NHS record is in England but I live in Bordeaux.
  fr I moved from Cardiff to Toulouse last year.
  fr The CAF stopped my APL.
  fr We own a house in Dordogne, the neighbour built a wall.
`)

const traps = labelledTexts(`
  - Je pars en vacances à Londres, mon vol est annulé, suis-je remboursé ?
  - Mon chat Ajax ne mange plus.
  - Air Canada refuse de me rembourser mon billet.
  - Hydro Ontario, c’est quoi ?
  - Mon hôtel à Marrakech était sale, l’agence refuse de rembourser.
  - J’habite rue de Bruxelles et le voisin crie la nuit.
  - Mon cabinet est avenue de Genève, l’enseigne est tombée.
  - Mon mari est né à Alger, quel document pour l’acte de naissance ?
  - J’ai passé mon permis au Maroc, peut-on l’échanger ?
  - Je suis belge, puis-je voter aux municipales ?
  - Le consulat du Maroc refuse mon passeport.
  - Mon fils étudie à Montréal et il est malade.
  - J’ai acheté un chocolat suisse périmé.
  - J’ai commandé une montre sur un site en Suisse, jamais reçue.
  - J’ai un prêt en francs suisses, la banque me réclame le double.
  - Une AVS accompagne ma fille à l’école, elle est absente.
  - Je suis responsable HSE dans une usine.
  - Ma voiture est une C4, la boîte est cassée.
  - Je suis BIM manager et mon contrat finit.
  - Le bail est à 850 euros, on me réclame 1099 euros.
  - Mon chien a mangé un bouchon de liège.
  - Fribourg, c’est joli, mais ma question porte sur un divorce.
  - On m’appelle du +44 7700 900123, est-ce une arnaque ?
  - Mon numéro de dossier est le 44 353 32.
  - Mon ex vit en Espagne avec les enfants.
  - Notre fille part étudier à Londres avec Erasmus.
  - Nous voulons immigrer au Canada, quel visa ?
  - La valise a été perdue par Air Canada.
  - J’ai un bail de trois ans et un bruit étrange.
  - Un inconnu m’a insulté sur Facebook depuis Montréal.
  - Bonjour, j’ai un problème.
  - Le vin de Bordeaux était bouchonné.
  - My flight to Dublin was cancelled, who pays?
  - We had a holiday in Scotland and the car hire charged us twice.
  - My hotel in New York overcharged me.
  - I was born in Canada, can I get a French passport?
  - My cork floor is peeling off.
  - It was a nice flat, then the bath leaked.
  - My daughter lives in London and has a rash.
  - Is a Swiss watch worth repairing?
  - The shop on London Road sold me a broken phone.
  - I am a German citizen, can I work without a permit?
  - Someone called me from +1 555 010 9999 about my taxes.
  - I get mad when my neighbour parks here.
  - Hello, I have a question about my dog.
  - My Brussels sprouts all died, why?
  - A film set in Boston used my music.
  - My reading glasses broke after two days.
  - Who pays when the tenant leaves before the end?
`)

describe('the country of a text', () => {
  test.each([...french, ...english])('is %s: %s', (country, text) => {
    expect(countryOfText(text)?.country).toBe(country)
  })

  test.each(traps)('is not told: %s %s', (_, text) => {
    expect(countryOfText(text)).toBeUndefined()
  })

  test('is known by a name that no other country has', () => {
    const lists = namedCodes.flatMap((country) => world[country].places.split('|').filter((name) => name !== ''))
    expect(lists.filter((name, at) => lists.indexOf(name) !== at)).toEqual([])
    for (const country of countryCodes) {
      expect(countries[country].from.fr).toMatch(/^(?:de |du |des |d’|de l’)\p{Lu}|île/u)
      expect(countries[country].name.en).not.toBe('')
    }
  })

  test.each([
    'I was fired, they told us company policy allows it.',
    'I ordered from a German company, the chair is broken.',
  ])('is not told by a company in passing: %s', (text) => {
    expect(countryOfText(text)).toBeUndefined()
  })

  test('is shown by the words of the client, as typed', () => {
    for (const [, text] of [...french, ...english]) expect(text).toContain(countryOfText(text)!.evidence)
  })

  test.each([
    ['J’habite à Cardiff.', 'wales'],
    ['I live in Edinburgh.', 'scotland'],
    ['We rent in Manchester.', 'england'],
    ['I live in Belfast.', 'northern-ireland'],
    ['J’habite à Montréal.', 'quebec'],
  ])('comes with the part that has its own law: %s', (text, region) => {
    expect(countryOfText(text)?.region).toBe(region)
  })

  test('is what the client says last of where they live', () => {
    expect(countryOfTexts(['Mon loyer à Genève est de 1 800 CHF.', 'Je suis en France.'])?.country).toBe('fr')
    expect(countryOfTexts(['J’habite à Lyon.', 'En fait, j’habite en Suisse maintenant.'])?.country).toBe('ch')
    expect(countryOfTexts(['My council tax is wrong.', 'It is £300 too much.'])?.country).toBe('gb')
  })
})

test.each([
  ['Ma laveuse neuve à 1 400 $ ne marche pas et le magasin refuse.', '1 400 $'],
  ['I paid $1,250.50 to an attorney in small claims court.', '$1,250.50'],
])('gives the whole sum as its evidence: %s', (text, evidence) => {
  expect(countryOfText(text)?.evidence).toBe(evidence)
})
