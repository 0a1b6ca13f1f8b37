/** The same in English: see `pairs.fr.ts`. */
export const pairsEn: Record<string, string> = {
  'porter-plainte': `
+ Someone stole my bike, where do I report the crime?
+ The police station refused to take my complaint, is that allowed?
+* How long do I have to file a complaint after an assault?
- I have been called for jury service, can I refuse?
- My neighbour plays music all night, what can I do?
-* I must give evidence in court and I am afraid.`,
  'entretien-prealable-licenciement': `
+ My employer called me to a preliminary meeting before dismissal, who can come with me?
+ I got a dismissal letter, how long do I have to challenge it?
+* What compensation is due on dismissal after nine years?
- My boss refuses my August holiday.
- My overtime has not been paid for three months.
-* My fixed-term contract ends soon, is a bonus due?`,
  'pension-alimentaire-impayee': `
+ My ex stopped paying child maintenance three months ago.
+ I lost my job, can I lower the child maintenance?
+* My son is 19 and a student, must I still pay maintenance?
- We want a divorce by agreement, how long does it take?
- My ex wants to move 600 km away with our daughter.
-* How do I change my child's surname?`,
  'depot-de-garantie-restitution': `
+ My landlord has kept my deposit for four months.
+ The agency deducts 600 euros from my deposit for faded paint.
+* I returned the keys two months ago and the deposit has not come back.
+* Can they keep my security deposit without an invoice?
- My landlord raises the rent by 80 euros without notice.
- The heating has been down for ten days and the landlord ignores me.
- I want to leave my furnished studio, what notice do I give?
-* There is mould in the bedroom.
-* The owner wants to sell the flat, must I leave?`,
  'verifier-releve-de-carriere': `
+ Two years are missing from my career record, how do I add them?
+ Where can I find my career record before retiring?
+* My summer jobs do not show in my career record.
- Can I work and draw a pension at the same time?
- My mother gets a survivor's pension, will she lose it if she remarries?
-* My pension was paid late this month.`,
  'corriger-declaration-revenus': `
+ I forgot an income in my tax return, how do I correct it?
+ I want to contest my income tax notice.
+* I made a mistake in my tax return and the online service is closed.
- My property tax doubled, why?
- Am I taxed if I let a room to a student?
-* My grandmother wants to give me 20,000 euros, is there a duty?`,
  'contester-trop-percu-caf': `
+ The Caf says it overpaid me 1,900 euros, how do I contest?
+ I cannot repay my debt to the Caf, can it be waived?
+* The Caf takes 90 euros a month back for an overpayment.
- I need a new identity card, which papers?
- The town hall refuses my planning permission.
-* I was fined for parking although I had paid.`,
  'renouveler-titre-de-sejour': `
+ My residence permit expires in two months, when do I renew it?
+ The prefecture does not answer my residence permit renewal.
+* May I work while my residence permit is being renewed?
- How do I apply for French nationality?
- I want to bring my wife here under family reunion.
-* How do I exchange a driving licence from abroad?`,
  'fievre-enfant': `
+ My two-year-old has had a fever of 39 since last night, should I see a doctor?
+ My four-month-old baby has a fever, is it serious?
+* My son has a temperature of 38.5 but plays normally, is the fever a worry?
- My back hurts after moving house.
- My son has spots on his arms.
-* My daughter does not sleep at night any more.`,
  'crise-d-angoisse': `
+ I get panic attacks on the underground, how do I calm them?
+ My heart races and I fear I will die, is it a panic attack?
+* How can I help my sister during a panic attack?
- I have felt sad since my father died.
- My husband drinks too much in the evening.
-* I cannot sleep since I changed jobs.`,
  'chien-chocolat-intoxication': `
+ My 8 kg dog ate a bar of dark chocolate, what should I do?
+ My dog swallowed milk chocolate an hour ago, should I make her vomit?
+* How much chocolate is dangerous for a labrador?
- My cat sneezes and has runny eyes.
- My dog limps on a back leg.
-* My dog barks all day when I go to work.`,
  'reviser-un-examen': `
+ My exam is in a month, how do I organise my revision?
+ I reread my notes but forget everything, how do I revise better?
+* Do I get extra time in the exam with dyslexia?
- How do I choose my university wishes?
- My student grant was not paid.
-* My son is bullied at school by three pupils.`,
  'reception-travaux-garanties': `
+ Cracks appear three years after the handover of the works, does the ten-year guarantee apply?
+ How do I write reservations at the handover of building works?
+* A serious leak five years after the building was finished, which guarantee covers it?
- Do I need a permit to close my terrace?
- How much does loft insulation cost?
-* My builder wants 60% in advance, is that normal?`,
  'fuite-d-eau-premiers-gestes': `
+ A water leak under the sink floods my kitchen, what do I shut first?
+ My water bill tripled because of a leak after the meter.
+* Water comes through the ceiling from the flat above.
- My radiator stays cold at the bottom.
- My boiler shows code F28 and will not start.
-* My toilet has been blocked since yesterday.`,
  'disjoncteur-qui-saute': `
+ The breaker trips whenever I plug in the oven, why?
+ My breaker keeps tripping at night, how do I find the cause?
+* No power: the main breaker will not stay on.
- How much is a charging point for an electric car?
- How do I fit a wall light?
-* My electricity bill doubled this winter.`,
  'distances-plantations-voisin': `
+ My neighbour's hedge is three metres high and touches my fence, what distance is allowed?
+ The branches of the neighbour's tree hang over my garden, may I cut them?
+* How far from the boundary may I plant a cherry tree?
- My tomatoes have black spots.
- When should I prune a climbing rose?
-* How do I get rid of moles in the garden?`,
  'acheter-voiture-occasion': `
+ I want to buy a used car from a private seller, what should I check?
+ The used car I bought last month has a hidden defect, can I act against the seller?
+* Which papers should I ask for before buying a used car?
- My garage charged for work I did not ask for.
- An orange engine light came on in my Clio.
-* Somebody scratched my door in a car park.`,
  'compte-pirate-que-faire': `
+ My Instagram account was hacked, how do I get it back?
+ Someone hacked my email and changed the password.
+* I gave my password to a fake site, what do I do within the hour?
- My computer is very slow at start.
- Windows no longer finds my printer.
-* The screen of my laptop stays black.`,
  'panne-internet-recours': `
+ I have had no internet for five days, can I be compensated?
+ My router no longer connects, is the fault at my place?
+* My fibre has been down for three weeks, may I leave without a fee?
- How do I keep my number when changing operator?
- I was charged for premium calls I did not make.
-* Sales calls never stop.`,
  'garantie-legale-appareil': `
+ My 14-month-old washing machine broke down and the shop refuses the guarantee.
+ The shop sends me to the maker, does the statutory guarantee bind the seller?
+* My fridge bought a year ago no longer cools, repair or replacement for free?
- My dishwasher leaves white marks on glasses.
- My oven is too hot, how do I set the thermostat?
-* Which dryer uses the least power?`,
  'paiement-frauduleux-carte': `
+ A fraudulent payment of 480 euros on my card, must the bank refund it?
+ My bank refuses to refund a fraud because of gross negligence.
+* A fake bank adviser made me approve transfers.
- My mortgage was refused without a reason.
- The bank is closing my account, may it?
-* How do I work out interest on a savings book?`,
  'declarer-un-sinistre': `
+ How many days do I have to report water damage to my insurer?
+ The insurer offers too little for my claim, how do I argue with the expert?
+* Burglary during our holiday: how do I make the insurance claim and prove it?
- How do I cancel my car insurance?
- My health cover does not pay for my glasses.
-* Do I need cover to hire a trailer?`,
  'colis-non-livre-achat-en-ligne': `
+ My parcel bought online never came, must the seller refund me?
+ May I send back a jumper bought online, how many days do I have to change my mind?
+* The parcel arrived damaged, what do I tell the seller?
- The restaurant charged me twice for a dish.
- My gym refuses to end my membership.
-* My flight was cancelled, what compensation is due?`,
  'creer-micro-entreprise': `
+ How do I start a micro-entreprise, which steps?
+ Is registering a micro-entreprise free?
+* May I open a micro-entreprise while I am an employee?
- My partner wants to leave the company, what are the shares worth?
- A client does not pay my invoice of 3,000 euros.
-* How do I protect the name of my brand?`,
  'acheter-un-logement-etapes': `
+ I signed a preliminary contract for a flat, may I withdraw?
+ What are the steps to buy a home, from the offer to the deed?
+* Which loan condition should be written into the preliminary contract?
- I am selling my house, which surveys must I give?
- The managing agent will not show me the accounts.
-* My estate agent claims a fee although nothing was sold.`,
  'premieres-demarches-apres-un-deces': `
+ My father has just died, what are the first steps?
+ Do we need a notary after my aunt's death, and when?
+* Should I accept or refuse the estate of my uncle who had debts?
- How do I write a will by hand?
- I want to give my house to my children while I am alive.
-* Can one disinherit a child?`,
}
