import { describe, expect, test } from 'vitest'
import { countries, countryCodes, namedCodes } from './countries.ts'
import { countryOfText, countryOfTexts } from './country-of-text.ts'
import { world } from './world.ts'

/** Country, then a text; `-` where the text shows no country. */
const told = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()])

const french = told(`
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
  fr Je suis en France, pas en Suisse.
  fr La CAF me réclame un trop-perçu d’APL.
  fr Mon appartement à Toulouse est humide.
  fr Ma carte de séjour à la préfecture de Lille est bloquée.
  fr J’habite Annecy et je suis frontalier, j’ai consulté à Genève.
  fr J’ai quitté Londres, j’habite maintenant à Nantes.
  fr Je suis locataire à Strasbourg, mon propriétaire vit en Allemagne.
  fr Pôle emploi refuse mes droits après un contrat.
`)

const english = told(`
  gb I live in Cardiff and my landlord wants to raise the rent.
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
  ch I live in Zurich and my rent is CHF 2,100.
  ch We are renting in Geneva, the régie does not answer.
  ch My Swiss employer fired me; I live in Lausanne.
  lu I work in Luxembourg and live in Luxembourg City.
  ma We live in Marrakech, the builder asks 20,000 dirhams more.
  sn I am living in Dakar and the landlord wants me out.
  tn I live in Tunisia, can I register a company?
  dz I live in Algiers, the neighbour builds a wall.
  mc I live in Monte Carlo, the syndic raised charges.
  fr I live in Lyon, my landlord keeps my deposit.
  fr I bought a laptop from a shop in London, I live in Lille.
  fr I rent a flat in Paris and the lift is broken.
  fr I am in France, not in the United Kingdom.
  fr My NHS record is in England but I live in Bordeaux.
  fr I moved from Cardiff to Toulouse last year.
  fr The CAF stopped my APL.
  fr We own a house in Dordogne, the neighbour built a wall.
`)

const traps = told(`
  - Je pars en vacances à Londres, mon vol est annulé, suis-je remboursé ?
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

const abroad = told(`
  de Je vis à Berlin, mon propriétaire garde ma caution.
  de je vis a berlin mon proprio garde ma caution
  ch Mon propriétaire à Lausanne refuse de rendre le dépôt de garantie.
  ch J’ai un bail à Lausanne et le propriétaire augmente le loyer
  ch à Lausanne, mon propriétaire garde la caution depuis deux mois
  ch Locataire à Lausanne depuis trois ans, je veux partir.
  pt J’habite au Portugal et mon employeur ne me paie plus.
  pt Au Portugal, mon propriétaire garde la caution.
  ch Je loue un appartement à Genève, le chauffage est en panne.
  be Mon employeur à Bruxelles me licencie, je suis en CDI.
  be Je suis à Liège, mon voisin fait du bruit.
  ca Nous vivons à Montréal avec nos enfants, garde alternée.
  ma À Casablanca, mon bailleur veut me mettre dehors.
  es Je suis installée à Madrid depuis 2019, licenciement.
  it Nous habitons Rome, fuite d’eau chez le voisin.
  us Je vis à New York, mon propriétaire refuse.
  de Ich wohne in Berlin, mon propriétaire
  jp Je travaille à Tokyo et mon employeur refuse mes congés.
  nl Je suis étudiant à Amsterdam, ma caution n’est pas rendue.
  th Expatrié en Thaïlande, je divorce.
  mu J’habite à l’île Maurice, mon voisin
  mu Je vis sur l’île Maurice.
  au Je suis à Melbourne en PVT, mon patron ne me paie pas.
  pl Nous résidons à Varsovie.
  gr Ma mère et moi vivons en Grèce, à Athènes.
  at Je vis à Vienne en Autriche, mon loyer augmente.
  at Je vis à Vienne (Autriche).
  ch Je suis en CDI à Lausanne, puis-je aller aux prud’hommes ?
  ch Mon employeur à Lausanne me licencie, j’ai un CDI, prud’hommes ?
  cm Je suis à Douala, mon bailleur me réclame un an d’avance.
  bj Je suis au Bénin, mon frère vend la maison.
  de J’ai déménagé à Berlin l’an dernier, le propriétaire garde la caution.
  de Ici à Berlin mon propriétaire ne répond pas.
  it Milan: mon propriétaire a coupé l’eau.
  ch Bonjour, j’habite Nyon, mon bailleur ne répond pas.
  ch J’habite Annecy et je travaille à Genève, mon employeur me licencie.
  ch Frontalier, j’habite à Annemasse, je travaille à Genève et mon employeur me licencie.
  lu J’habite Thionville, je travaille au Luxembourg, mon employeur ne me paie pas mes heures sup.
  br Nous sommes au Brésil depuis 2015, divorce.
  ca Je suis en couple à Toronto, on se sépare.
  us Je vis à Miami, mon assurance refuse.
  us J’habite San Francisco, mon bail finit.
  de Notre appartement à Hambourg a une fuite.
  qa Je travaille à Doha, on ne me paie plus.
  il J’habite Tel Aviv, le voisin fait du bruit.
  lb À Beyrouth, mon bailleur exige des dollars.
  tr Nous vivons à Istanbul.
  de Mon bailleur allemand refuse de rendre la caution.
  pt Est-ce légal en droit portugais ?
  es Nous habitons à Barcelone, mon ancien propriétaire à Paris garde la caution.
  de Je ne suis pas en France mais à Berlin, mon propriétaire me menace.
  gb Je suis française et je vis à Londres, mon loyer.
  de Je suis au chômage à Berlin.
  de Je suis arrivé à Berlin en janvier, mon propriétaire garde la caution
  ch Je viens d’emménager à Lausanne et il y a de la moisissure.
  ch Mon bail à Neuchâtel
  be Mon propriétaire à Namur veut augmenter le loyer.
  be J’habite en Belgique, près de Liège
  pt On vit à Lisbonne, notre syndic ne fait rien
  pt Ma famille et moi vivons à Porto
  se J’habite en Suède
  dk Je suis salarié à Copenhague
  ro Je vis à Bucarest
  es Je voudrais acheter une maison en Espagne.
  de J’habite Berlin et on m’a retenu ma caution, me la rendra-t-on ?
  ch Je suis à Lausanne, me licencier est-il légal ?
  de J’ai déménagé de Lyon à Berlin, mon bailleur allemand ne rend rien.
  es Mon appart à Barcelone est inondé
  es Mon mari et moi habitons à Valencia, Espagne
  it Ma propriétaire à Milan garde la caution
  it Le propriétaire de mon appartement à Rome refuse
  ca Le syndic de mon immeuble à Montréal refuse
  de Bonjour de Berlin, mon loyer augmente.
  de Question depuis Berlin : mon propriétaire peut-il entrer chez moi ?
  pt Question sur mon bail au Portugal
  de Le tribunal de Berlin me convoque
  ch Le tribunal des baux à Lausanne
  de En Allemagne, mon patron peut-il me virer pendant un arrêt ?
  sn Ici au Sénégal, le bailleur demande 3 mois.
  us Aux États-Unis, mon employeur peut-il me virer sans motif ?
  ca Au Québec, mon proprio peut-il augmenter le loyer ?
  au We live in Sydney and my landlord keeps our bond.
  ie I live in Dublin and was fired last week.
  gb We rent a flat in Manchester.
  us I live in New York, my landlord refuses to return the deposit.
  de I was dismissed by my employer in Munich.
  de My landlord in Berlin wants me out by Friday.
  ae I work in Dubai, my boss keeps my passport.
  nz We are in Auckland, the builder disappeared.
  at I live in Vienna, Austria.
  es We moved to Spain two years ago and our neighbour built a wall.
  de Here in Germany, can my landlord do that?
  it I’m a tenant in Milan, no heating.
  sg I’ve been living in Singapore for three years; my bank froze my account.
  za We live in Cape Town, our builder left.
  in I live in Mumbai, my landlord.
  hk I live in Hong Kong and my employer fired me.
  es My Spanish landlord refuses to give the deposit back.
  au I’m a French citizen living in Sydney, my landlord won’t fix the roof.
  au French expat in Sydney, my boss won’t pay me.
  de I’m currently in Berlin on a work permit, my landlord...
  de We’re in Berlin; the landlord cut the power.
  us I rent an apartment in Chicago.
  us My lease in Seattle ends soon.
  ca My employer in Toronto dismissed me.
  no I live in Oslo, my employer
  us The owner of my apartment in Boston refuses.
  us our HOA in Phoenix Arizona fines us
  au My employer in Brisbane didn’t pay my last wages
  au Sydney landlord refuses to fix the heater, what can I do?
  de Hello from Berlin! My landlord raised the rent.
  pt I have a tenancy in Portugal and the owner sold the flat
  es My contract in Spain says 30 days’ notice
  nl The court in Amsterdam summoned me
  ie In Ireland, how much notice must my landlord give?
  gb In England, can my landlord evict me?
  de In Germany can I be fired while sick?
`)

/** Texts that name another country by somebody who is in France or does not say where they are. */
const staying = told(`
  - Je pars à Berlin en vacances, mon contrat français me donne combien de congés ?
  - My flight from Paris to Sydney was cancelled.
  - Je pars vivre à Sydney en mars, mon propriétaire à Paris garde la caution.
  - J’habite à Lyon et je pars à Berlin la semaine prochaine.
  - I live in Paris and fly to Berlin every month, my employer refuses.
  - Nous partons à Rome en août, l’hôtel refuse de rembourser.
  - Je suis en vacances à Madrid, mon voisin à Lille m’écrit.
  - Je suis à Berlin en vacances, mon propriétaire en France entre chez moi.
  - I’m in Berlin on holiday and my landlord in Lyon entered my flat.
  - Mon vol Paris-New York a été annulé.
  - Vol Casablanca-Paris retardé de 5 heures, quelle indemnité ?
  - Je déménage à Berlin en juin, quel préavis pour mon appartement ?
  - We are moving to Spain next month, what notice do I give my landlord?
  - I’m moving to Berlin in June. What notice must I give?
  - Mon propriétaire vit à Berlin et ne répond pas.
  - My landlord lives in Sydney and never answers.
  - Mon fils étudie à Berlin, puis-je déduire sa pension ?
  - Ma fille vit en Australie, succession de ma mère.
  - Je mange des spaghettis à la bolognaise tous les jours
  - J’ai mangé un chili con carne périmé acheté en magasin.
  - I bought a turkey and it was off.
  - My boots are made of suede and the shop refuses to refund.
  - Ma climatisation split ne marche plus.
  - Le colis vient de Chine et n’est jamais arrivé.
  - J’ai commandé en Chine un téléphone, douane ?
  - Mon voisin Milan fait du bruit.
  - Ma fille Florence a de la fièvre.
  - J’ai acheté du vin de Porto.
  - Ma mère est née à Rome, quel acte faut-il ?
  - La Convention de Genève, ça dit quoi ?
  - Rue de Rome à Paris, mon voisin fait du bruit.
  - J’habite rue de Berlin à Nantes, le voisin crie.
  - Mon cochon d’inde ne mange plus.
  - My guinea pig does not eat.
  - My dog is a German shepherd and limps.
  - J’ai un berger allemand qui boite.
  - Mon bénin kyste me fait mal
  - Une tumeur bénigne, est-ce grave ?
  - I have a Turkish neighbour who plays music.
  - Je suis portugais, puis-je travailler en France ?
  - Je suis marocain et je vis en France, mon titre de séjour expire.
  - Mon mari est parti au Maroc avec les enfants.
  - J’ai loué une voiture à Rome et on me débite 400 €.
  - Je reviens du Japon et je suis malade.
  - J’ai quitté le Portugal, je vis maintenant à Nantes.
  - Je ne vis plus à Berlin, je suis à Lyon, ma voisine
  - Mon passeport brésilien est périmé.
  - Je pars en Erasmus à Madrid, ma bourse est refusée.
  - We got married in Italy, how do we divorce in France?
  - Mon père est mort au Portugal, il vivait à Paris.
  - Je voudrais visiter le Vietnam, visa ?
  - We flew to Lisbon and the airline lost our luggage.
  - Mon avocat est à Bruxelles mais j’habite à Lille.
  - J’habite à Annemasse près de Genève, mon voisin fait du bruit.
  - Elle m’a trompé avec un Italien
  - My parcel from Germany never arrived.
  - I ordered a bike from a German shop.
  - J’ai un stage à Dublin cet été.
  - Mon tapis persan vient d’Iran.
  - La grenade de mon jardin
  - Mon prélèvement vient du Luxembourg, c’est une arnaque ?
  - Amazon Luxembourg me facture un abonnement
  - Un site basé à Chypre refuse de me rembourser
  - Un numéro belge m’appelle
  - Je suis à Paris, mon employeur est une société basée à Londres.
  - Mon employeur est allemand, je travaille à Strasbourg.
  - Mon employeur m’envoie à Berlin pour une semaine, dois-je accepter ?
  - My employer sends me to Berlin for a week, must I accept?
  - Je suis muté à Madrid, puis-je refuser ?
  - Un voyage à Lisbonne acheté en ligne a été annulé.
  - Le train Paris-Genève avait 3 heures de retard.
  - Mon école de commerce m’impose un semestre à Séoul.
  - J’ai acheté mes billets pour Tokyo, la compagnie a fait faillite.
  - Le traiteur italien a fait faillite.
  - Mon restaurant chinois préféré m’a rendu malade.
  - L’ambassade du Brésil refuse mon visa.
  - My ex took our kids to Poland, we live in Lille.
  - Mon ex a emmené les enfants en Pologne sans mon accord.
  - Mon ex-mari, qui vit à Berlin, ne paie plus la pension.
  - Mon propriétaire, qui habite à Lausanne, refuse de répondre.
  - Nous sommes allés à Rome et l’hôtel était sale.
  - We went to Rome and the hotel was dirty.
  - Un mariage célébré au Maroc est-il valable en France ?
  - Est-ce que je peux travailler en France avec un titre de séjour italien ?
  - Mon permis espagnol est-il valable ?
  - J’ai hérité d’un terrain au Portugal.
  - My grandmother left me a flat in Rome.
  - Ma retraite allemande n’est pas prise en compte.
  - I worked in Germany from 2001 to 2005, does it count for my French pension?
  - J’ai travaillé en Belgique de 2001 à 2005, comment compter ces trimestres ?
  - J’ai vécu à Londres dix ans, je suis rentré en France.
  - I used to live in Sydney, now I live in Nantes.
  - Je suis né au Portugal, quel acte faut-il ?
  - Née à Rome, je veux un acte.
`)

describe('the country of a text', () => {
  test.each([...french, ...english])('is %s: %s', (country, text) => {
    expect(countryOfText(text)?.country).toBe(country)
  })

  test.each(traps)('is not told: %s %s', (_, text) => {
    expect(countryOfText(text)).toBeUndefined()
  })

  test.each(abroad)('is %s, whatever country or town it is: %s', (country, text) => {
    expect(countryOfText(text)?.country).toBe(country)
  })

  test.each(staying)('stays France for a traveller, a purchase or somebody else’s home: %s %s', (_, text) => {
    expect(countryOfText(text)?.country ?? 'fr').toBe('fr')
  })

  test('is known by a name that no other country has', () => {
    const lists = namedCodes.flatMap((country) => world[country].places.split('|').filter((name) => name !== ''))
    expect(lists.filter((name, at) => lists.indexOf(name) !== at)).toEqual([])
    for (const country of countryCodes) {
      expect(countries[country].from.fr).toMatch(/^(?:de |du |des |d’|de l’)\p{Lu}|île/u)
      expect(countries[country].name.en).not.toBe('')
    }
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
