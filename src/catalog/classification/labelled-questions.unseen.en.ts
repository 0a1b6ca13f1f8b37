// Questions written after the proposal was final, and never used to change it.
export const unseenEn: Readonly<Record<string, readonly string[]>> = {
  justice: [
    'Hi, my bike was stolen from outside the station and I found it for sale on Leboncoin, what should I do?',
    'caught doing 155 on the motorway near Dijon in a UK car, will they take my licence',
    'My neighbour keeps parking in front of my gate and swears at me when I ask him to move',
  ],
  travail: [
    'Hello, my employer offers me a settlement of 3,000 euros to leave after nine years, should I take it?',
    'not been paid for November and it is mid December now, small restaurant in Antibes',
    'My manager rings me every day while I am on sick leave to ask when I will be back',
  ],
  famille: [
    'My husband refuses a divorce, can I go ahead anyway? We married in Scotland',
    'what would be the monthly child maintenance for two kids on 1800 net',
    'Hello, my ex wants to take the children to live in Spain and I do not agree',
  ],
  logement: [
    'Hi, my landlord will not give back my 750 deposit because of holes in the walls',
    'tenants left without giving back the keys and owe me two months',
    'Our building is going to replace the roof and I was sent a bill for 9,000 as a flat owner, must I pay at once?',
  ],
  impots: [
    'Do I need to declare what I made on Vinted, around 2500 euros?',
    'I am a British pensioner living in the Dordogne, where do I pay income tax on my private pension',
    'I have just got a letter from the tax office about undeclared foreign accounts',
  ],
  administration: [
    'CAF keeps asking for a document I have already sent three times and my payments are stopped',
    'Pole emploi refused my benefit because I resigned to follow my wife to Nantes',
    'How do I get a replacement for my lost French driving licence?',
  ],
  sante: [
    'Hello doctor, my right knee hurts when I go down stairs, it has been a month',
    'my 3 year old has had a fever for two days and spots in his mouth',
    'I have been put on blood pressure tablets and now I have a dry cough all the time, is it linked?',
  ],
  psychologie: [
    'I get panic attacks at the wheel since my accident, how can I get better',
    'my marriage is going badly, he cheated and I cannot forgive him',
    'Feeling sad and alone since my children left home, is there someone I can talk to in English',
  ],
  animaux: [
    'Hi, my cat throws up every morning but eats well, she is 9',
    'my 3 month old puppy bites our hands all the time',
    'Can I take my two dogs from France to Ireland and which vaccinations do they need?',
  ],
  automobile: [
    'My car will not start in the morning, new battery, Peugeot 307 diesel',
    'bought a second hand car from a private seller and the engine blew after 500 km',
    'airbag light stays on, will it fail the French MOT?',
  ],
  informatique: [
    'my laptop no longer finds the wifi since the Windows 11 update',
    'got an email saying they filmed me with my webcam and want bitcoin, is that real?',
    'How do I move my Outlook contacts to a new computer?',
  ],
  'telephone-internet': [
    'my android phone does not charge any more, the cable is fine',
    'SFR put my plan up by 5 euros without asking, can I leave without paying fees',
    'fibre is available in my street but not at my house number, who do I ask',
  ],
  electromenager: [
    'washing machine makes a terrible noise on the spin',
    'Our Samsung fridge builds up ice at the back and leaks on the floor',
    'the oven does not heat any more but the light and fan work',
  ],
  travaux: [
    'What would it cost to redo a 6 m2 bathroom completely?',
    'the firm that redid my roof last year went bust and rain is coming into the bedroom',
    'can I lay a floating wood floor over existing tiles',
  ],
  'plomberie-chauffage': [
    'our toilet gets blocked every week, what can we do?',
    'boiler pressure drops every day and I have to top it up all the time',
    'no hot water this morning, 200 litre electric tank from 2015',
  ],
  electricite: [
    'a kitchen socket melted behind the fridge, is it dangerous',
    'how much to bring the fuse board up to code in a two bedroom flat',
    'my Linky meter cuts out when the heating and the water heater run together',
  ],
  jardin: [
    'my potted lemon tree is losing all its leaves since I brought it indoors',
    'When is the right time to prune climbing roses?',
    'moles have wrecked my lawn, how do I get rid of them without killing them',
  ],
  banque: [
    'The bank refuses us a mortgage because I am on a fixed term contract, any other way?',
    'someone made 3 online payments with my card, how do I get refunded',
    'Can a non resident open a French bank account from abroad?',
  ],
  assurance: [
    'my car insurer cancelled me for a late payment and now nobody wants to cover me',
    'leak from my bathroom damaged the ceiling of the flat below, my insurer says it is for him to declare',
    'Which health insurance do I need for the first three months before I can join the French system?',
  ],
  consommation: [
    'the sofa I ordered came with a tear and the shop will not do anything',
    'I want to cancel a dating site that renewed all by itself',
    'my train was 3 hours late and I missed my plane, who refunds me?',
  ],
  etudes: [
    'my daughter is torn between a law degree and a business school in France, what do you suggest',
    'I cannot solve a quadratic equation with a parameter, can you help me',
    'My son in CM1 is picked on every day in the canteen by a group of pupils',
  ],
  entreprise: [
    'What is the difference between EI and micro-entreprise for a mobile hairdresser?',
    'my client will not pay the rest of my bill, he says he does not like the website I built',
    'Urssaf sent me a 4,200 demand although I had no turnover at all',
  ],
  immobilier: [
    'We bought a house in March and the roof leaks, the seller kept it from us',
    'my buyer cannot get his mortgage, do I keep the 10 per cent?',
    'there is a right of way across my land, can I put up a gate',
  ],
  succession: [
    'my mother died three months ago in Cannes, how do I know if she left a will?',
    'my brother took all the furniture and jewels before the inventory',
    'I want to give my house to my two children and go on living in it, what does the notaire charge',
  ],
  retraite: [
    'I was born in 1962 and began working at 16, when can I retire?',
    'Carsat has not answered my claim for a survivor pension in six months',
    'I am missing 6 quarters, is it better to buy them?',
  ],
  etrangers: [
    'my student residence permit ran out two months ago, am I at risk?',
    'what documents do I need to apply for citizenship through marriage',
    'my Moroccan wife is in France on a short stay visa, can she remain?',
  ],
}
