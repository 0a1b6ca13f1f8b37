import { describe, expect, test } from 'vitest'
import { labelledTexts } from '../../test/fixtures/labelled-texts.ts'
import { countryOfText, countryOfTexts } from './country-of-text.ts'

/** Country, then a text. */
const abroad = labelledTexts(`
  dz Mon grand-père est décédé à la ferme, du côté de Blida, et la daïra demande la frédha au notaire
  de Eigenbedarf termination in Neukölln after nine years, may I object?
  es The comunidad in Torrevieja wants me to pay for a lift
  ae The landlord will not renew my Ejari unless I pay more
  it La questura a refusé mon permesso di soggiorno
  nl Puis-je saisir la Huurcommissie pour mes charges ?
  pt The senhorio keeps my deposit in Faro
  fr We retired from Kent to Dordogne and the trésor public bills us taxe d’habitation
  gb Ma fille étudie à Londres, son propriétaire ne rend pas la caution
  gb J’habite Nantes, ma fille est étudiante à Londres et son propriétaire garde la caution
  ch Ma sœur travaille à Genève, elle est licenciée, quel préavis ?
  be Mon fils loue à Bruxelles, le bailleur garde son dépôt de garantie
  ca Mon fils vit à Montréal et sa banque a bloqué son compte
  lu Mon mari travaille au Luxembourg, son patron ne le paie plus
  ma Ma mère habite Casablanca, son bailleur veut la mettre dehors
  pt Nos parents vivent au Portugal, leur voisin a construit trop près
  es Mon fils est en Erasmus à Madrid, sa colocataire est partie sans payer
  ca Ma fille vit à Québec, son proprio veut l’évincer
  ca Mon père est mort à Montréal, qui déclare la succession ?
  be Ma mère est décédée en Belgique, comment régler la succession ?
  es My mother died in Spain, how do I sort out her estate?
  ma Mon père est décédé le 3 mai chez lui à Fès, j’habite Lille, il laisse une maison là-bas, comment se passe la succession ?
  ca Mon père, qui vivait à Montréal, est mort en juin. Je suis à Nantes. Combien de droits de succession ?
  us My mother died in March in Toledo, Ohio. I live in Lyon. She left a house there. Who inherits?
  ma J’habite à Lyon, j’ai hérité d’un terrain à Casablanca de mon grand-père, mes oncles refusent le partage.
  it J’habite Nice et j’ai reçu une amende de la police municipale de Florence.
  es On a vendu notre appart de Rosas (Espagne), on habite Perpignan, qui garde les 3 % ?
  ie Bought a washing machine from a shop in Galway in August, it leaks and they want me to deal with Bosch.
  fr Ma tante est morte à Nice, elle habitait Nice, j’habite Lyon. Succession ?
  fr We retired to the Creuse in August and have our S1s from the NHS.
  fr Retired to Brittany last year. NHS letters still come.
  fr We live in the Lot and our builder in Leeds is not answering.
  ae Je suis muté à Dubaï, mon employeur me licencie, délai pour contester ?
  ae I have been transferred to Dubai and my employer is dismissing me
  gb Mutée à Londres par mon employeur, il me licencie sans préavis
  us I live in Richmond VA and my landlord keeps the deposit
  us I’m in Birmingham AL, my landlord keeps the deposit
  us Springfield, IL. My landlord keeps my deposit
  ca I rent in London, Ontario and the landlord kept my deposit
  ie My son rents a flat in Cork and the landlord kept his deposit
  ie My sister lives in Galway and was dismissed, what notice is due?
  ch My brother works in Zurich, he was sacked yesterday
  es My mum lives in Spain, her landlord is raising the rent
  ie Cork tenant, landlord wants me out in 28 days
  ie I’m a Galway renter and the heating has been off for a week
  gb Leeds tenant here, mould in every room
  gb As a Glasgow council tenant, can I refuse the inspection?
  es J’ai acheté une maison à Valencia en Espagne, quels frais de notaire ?
  es J’habite à Paris et j’ai acheté un appartement à Alicante, le vendeur a caché une fuite
  pt Nous avons acheté une petite maison à Porto, le terrain n’est pas à nous
  es I live in Bristol and bought an apartment in Malaga, what taxes do I owe?
  it We are buying an old house in Tuscany and the agent wants a deposit
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
  fr Nous habitons à Barcelone, mon ancien propriétaire à Paris garde la caution.
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
const staying = labelledTexts(`
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
  - J’ai acheté une robe à Milan, elle est décousue.
  - J’ai acheté une maison à Porto il y a dix ans et mon propriétaire à Lyon augmente le loyer.
  - I am a nice tenant and the bath leaks.
  - My flatmate is a London tenant of mine.
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
  - Je vais être muté à Dubaï, puis-je refuser ?
  - Je suis muté à Dubaï, puis-je quitter mon logement avec un préavis d’un mois ?
  - Mon employeur veut me muter à Bruxelles, puis-je refuser ?
  - Mon père est mort à Montréal, puis-je demander le capital décès à la CPAM ?
  - Mon père est mort en vacances à Rome, l’assurance refuse de payer.
  - À LYON, MA CAUTION N’EST PAS RENDUE
`)

/** Home in France: an employer or a place of work across the border decides of work, and of nothing else. */
const atWork = labelledTexts(`
  lu J’habite Thionville et travaille à Luxembourg, mon chef refuse le télétravail
  lu J’habite Metz, mon employeur luxembourgeois refuse le télétravail
  lu Je vis à Thionville, mon employeur au Luxembourg me licencie
  mc J’habite à Nice et mon employeur est à Monaco, mes heures sup ne sont pas payées
  ch J’habite à Mulhouse et mon employeur, à Bâle, me licencie
  be J’habite à Lille et mon employeur est en Belgique, il me licencie
  de J’habite à Strasbourg et mon patron est à Kehl en Allemagne, salaire impayé
  lu I live in Metz but my employer is in Luxembourg and refuses remote work
  lu My Luxembourg employer refuses remote work, I live in Metz
  mc I live in Nice and my company is in Monaco, they refuse my holiday
  ch I live in Annecy and work in Geneva, my boss refuses overtime
  be I live in Lille and work for a company in Belgium, they refuse my overtime
  de I live in Strasbourg but my employer is in Germany
  - J’habite Metz et travaille à Luxembourg, mon voisin fait du bruit
  - I live in Annecy and work in Geneva, my neighbour is noisy
  fr J’habite Lyon et je travaille à Lyon, mon employeur est à Genève
  fr J’habite à Metz et je travaille à Nancy, mon employeur a un siège au Luxembourg
  fr Amazon Luxembourg refuse de me rembourser, j’habite à Metz
  fr Amazon in Luxembourg refuses to refund me, I live in Metz
  es Je vis en Espagne, mon employeur est français et me licencie
`)

/** The home of a tenancy, a holiday let or a deposit decides, wherever its tenant lives or works. */
const homesLet = labelledTexts(`
  gb I live in Paris but my old flat in Bristol: the landlord keeps my deposit
  pt J’ai loué un appartement à Lisbonne pour l’été, la caution n’est pas rendue, je suis à Nantes
  es Location saisonnière à Barcelone, le propriétaire espagnol garde 400 € de caution, j’habite Rennes
  it Maison de vacances louée en Toscane, le propriétaire retient ma caution de 500 euros, je vis à Lyon
  lu Mon bail est à Esch-sur-Alzette et je travaille à Metz, la caution n’est pas rendue
  lu Mon bail à Luxembourg et mon emploi à Thionville, le propriétaire augmente le loyer
  pt My landlord in Lisbon won’t give back the deposit for my old room; I’ve been back in Toulouse since June
  gr We rented a villa in Crete for August, the owner keeps 600 euros of the deposit, we live in Bordeaux
  gb I moved back to Nice, my former landlord in Manchester is withholding my deposit
  de Mes parents vivent à Lyon mais leur appartement de location à Berlin : le bailleur garde la caution
  it J’habite Nice, le locataire de mon appartement à Turin ne paie plus le loyer
  ie Our old flat in Dublin: agency will not return deposit. We are in Marseille now
  ch I signed a lease in Geneva but live in Annecy, landlord wants three months
  be Retour à Lille après un an de coloc à Gand, le propriétaire garde la garantie locative
  be J’habite Lille, je déménage à Bruges en mai, le contrat est belge
  fr J’habite Bruxelles, j’ai loué un gîte en Ardèche, le propriétaire garde la caution
  fr I live in London and rented a holiday home in Dordogne; the owner keeps my deposit
  fr Mon bail est à Annemasse et je travaille à Genève, le propriétaire augmente le loyer
  fr My flat in Lille: the landlord keeps my deposit, I now live in Brussels
  fr My landlord in Lyon keeps my deposit, I moved to a flat in Berlin
  fr Location saisonnière à Biarritz, je vis à Madrid, le propriétaire garde 500 € de caution
  - J’ai réservé un hôtel à Rome sur un site français, il refuse de me rembourser, j’habite Paris
  - J’ai réservé un appartement à Barcelone avec une agence française qui garde la caution, je vis à Tours
  - My landlord in Paris kept the deposit while I was on holiday in Spain
  - J’ai quitté mon appartement de Thionville pour Luxembourg, le propriétaire garde la caution
  - Le propriétaire de mon studio à Nantes vit à Londres et ne rend pas la caution
  - J’habite Lyon, mon propriétaire refuse de réparer et il vit dans sa maison en Espagne
  - Je cherche un appartement à Genève et mon propriétaire à Annecy refuse mon préavis réduit
  - Je quitte mon studio à Rennes pour une chambre à Dublin, le bailleur garde la caution
  - My employer is in Luxembourg, my flat in Metz has damp and the landlord does nothing
  - J’habite à Lyon, j’ai loué une maison en Italie cet été ; mon employeur me licencie
`)

describe('the country of a text about a place abroad', () => {
  test.each(homesLet)('is %s, where the home is that was let: %s', (country, text) => {
    expect(countryOfText(text)?.country ?? 'fr').toBe(country === '-' ? 'fr' : country)
  })

  test.each([
    ['es', 'Location à Barcelone, la caution n’est pas rendue', 'J’habite Rennes'],
    ['es', 'Mon proprio garde la caution', 'L’appartement est à Barcelone, j’habite Rennes'],
    ['be', 'J’habite Lille, mon bailleur garde la caution', 'je déménage à Bruges en mai, le contrat est belge'],
  ])('is %s of the matter, whatever the client says later of where they live: %s', (country, ...texts) => {
    expect(countryOfTexts(texts)).toMatchObject({ country, isOfMatter: true })
  })

  test.each<[string, true | undefined]>([
    ['J’habite à Paris et j’ai acheté un appartement à Alicante, quels frais ?', true],
    ['Ma fille étudie à Londres, son propriétaire ne rend pas la caution', true],
    ['Cork tenant, landlord wants me out in 28 days', undefined],
    ['J’habite à Londres et mon bailleur garde la caution', undefined],
  ])('is said to be that of the matter, where the client is not there: %s', (text, isOfMatter) => {
    expect(countryOfText(text)?.isOfMatter).toBe(isOfMatter)
  })

  test.each(atWork)('is that of the work where somebody works across the border, %s: %s', (country, text) => {
    expect(countryOfText(text)?.country ?? '-').toBe(country)
  })

  test.each(abroad)('is %s, whatever country or town it is: %s', (country, text) => {
    expect(countryOfText(text)?.country).toBe(country)
  })

  test.each(staying)('stays France for a traveller, a purchase or somebody else’s home: %s %s', (_, text) => {
    expect(countryOfText(text)?.country ?? 'fr').toBe('fr')
  })
})
