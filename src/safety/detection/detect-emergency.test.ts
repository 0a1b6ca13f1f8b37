import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

const situations = (text: string) => detectEmergency(text)?.situations ?? []

describe('an emergency', () => {
  it.each([
    ['mon mari il a bu, il di kil va me tué', 'partner-violence'],
    ['I want to die', 'suicide'],
    ['Je veux mourir', 'suicide'],
    ['Tout est prêt pour ce soir, j’ai écrit les lettres, ils seront mieux sans moi.', 'suicide'],
    ['J’ai pris entre 16 et 18 paracétamol depuis hier, je me sens bien, je fais quoi ?', 'overdose'],
    ['took the whole strip of paracetamol an hour ago', 'overdose'],
    ['Toute la famille a mal à la tête et envie de vomir depuis qu’on a rallumé la chaudière.', 'carbon-monoxide'],
    ['Mon père me frappe avec la ceinture, j’ai 14 ans et j’ai peur de rentrer.', 'child-abuse'],
    ['My baby swallowed a button battery from the remote', 'button-battery'],
    ['Mon fils a avalé une pile bouton', 'button-battery'],
    ['J’ai une douleur dans la poitrine qui descend dans le bras gauche, je transpire.', 'chest-pain'],
    ['my dads face is drooping and his speech is slurred', 'stroke'],
    ['I cant breathe my lips are going blue', 'breathing'],
    ['piqué par une guêpe, ma langue gonfle', 'allergy'],
    ['Enceinte de 30 semaines, je perds du sang depuis ce matin', 'pregnancy'],
    ['smoke is coming under my door, the hallway is on fire', 'fire'],
    ['Forte odeur de gaz dans la cuisine', 'gas-leak'],
  ])('is seen in «%s»', (text, situation) => {
    expect(situations(text)).toContain(situation)
  })

  it('is seen however it is spelt', () => {
    for (const text of ['JE VEUX MOURIR', 'jveu mourire', 'je veux m0urir', 'je veuuux mourrir'])
      expect(situations(text)).toContain('suicide')
  })

  it('is seen in a few words', () => {
    for (const text of [
      'Je vais me tuer',
      'Au secours il me tape',
      'j’étouffe',
      'on me suit',
      'il me tape',
      'J’ai été violée',
    ])
      expect(detectEmergency(text), text).toBeDefined()
    for (const text of [
      'help me he hits me',
      'I overdosed',
      'he hits me',
      'my friend is drowning',
      'I want to kill myself',
    ])
      expect(detectEmergency(text), text).toBeDefined()
  })

  it('is seen when the danger is half a sentence in an ordinary question', () => {
    expect(
      situations(
        'Bonjour, je voudrais résilier mon bail avant la fin du préavis. Mon mari m’a étranglée hier soir devant les enfants. Quel délai dois-je respecter ?',
      ),
    ).toContain('partner-violence')
  })

  it.each([
    'enceinte de 8 mois je perd plein de sang c’est normal ?',
    'im 34 weeks pregnant and bleeding a lot, is that normal',
  ])('is seen where it is asked whether bleeding is normal: «%s»', (text) => {
    expect(situations(text)[0]).toBe('pregnancy')
  })

  it.each([
    'il y a un homme sur les rails du rer il veut mourir',
    'un type est passé par dessus la rambarde du viaduc il pleure',
    'il y a quelqu’un sur le rebord du toit en face il va sauter',
    'a man is standing on the tracks at my station',
    'someone is about to jump off the bridge',
  ])('names the attempted suicide of somebody else first: «%s»', (text) => {
    expect(situations(text)[0]).toBe('suicide-attempt')
  })

  it.each(['je suis sur le pont je vais sauter', 'I’m on the bridge and I’m going to jump'])(
    'is the risk of suicide where the writer tells of themselves: «%s»',
    (text) => {
      expect(situations(text)).toEqual(['suicide'])
    },
  )

  it('names the threat to be thrown from a balcony as violence', () => {
    expect(situations('mon mari menace de me jeter du balcon')[0]).toBe('partner-violence')
  })

  it.each([
    'On m’a volé ma carte bancaire à l’instant sous la menace d’un couteau, ils me suivent',
    'Un homme m’a volé ma carte bancaire et me menace',
    'A man stole my bank card and he is threatening me',
  ])('is no violence at home where strangers have stolen: «%s»', (text) => {
    expect(situations(text)).toEqual(['violence'])
  })

  it.each([
    'my dad is beating my mum',
    'mon père frappe ma mère',
    'mon papa tape maman',
    'my mum’s boyfriend is hitting my mum',
    'papa est en train de frapper maman, j’ai 10 ans',
  ])('is violence between parents, told by a child: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ circumstance: 'told-by-child' })
    expect(situations(text)[0]).toBe('partner-violence')
  })

  it('is told by no child where an adult’s age stands', () => {
    expect(detectEmergency('I am 45, my dad is beating my mum')?.circumstance).toBe('now')
    expect(detectEmergency('j’ai 45 ans, mon père frappe ma mère')?.circumstance).toBe('now')
  })

  it.each([
    ['mon père me frappe en ce moment', 'now'],
    ['my neighbour is beating her child right now', 'witnessed'],
    ['on entend la voisine cogner sa fille et la petite hurler, là maintenant', 'witnessed'],
    ['my dad hits me with a belt', undefined],
    ['mon père me frappe avec la ceinture quand il rentre', undefined],
    ['je suis sur le pont je vais sauter', 'on-the-brink'],
    ['I’m on the bridge and I’m going to jump', 'on-the-brink'],
    ['je vais me tuer ce soir', undefined],
  ] as const)('is told of as it happens: «%s»: %s', (text, circumstance) => {
    expect(detectEmergency(text)).toBeDefined()
    expect(detectEmergency(text)?.circumstance).toBe(circumstance)
  })

  it.each([
    'mon père Alzheimer a disparu',
    'my mum with dementia has wandered off',
    'ma grand-mère est sortie en chemise de nuit et on ne la retrouve pas',
    'papi a disparu de l’ehpad depuis ce matin',
    'ma mere de 82 ans est introuvable',
    'jretrouve plus mon père il perd la tête',
    'une résidente de mon ehpad a disparu cette nuit',
    'mon fils handicapé de 30 ans n’est pas rentré',
    'mamie est pas rentré ya 3h',
    'my dad has dementia and didn’t come home last night, we can’t find him',
    'i cant find my husband he has alzheimers',
    'my nan has gone missing from the care home',
    'my mother is 79 and hasn’t come back from her walk',
    'my son is 24 and autistic and he has disappeared',
  ])('is a missing vulnerable adult: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['adult-missing'], minor: false })
  })

  it.each([
    'la bague de ma grand-mère a disparu',
    'ma mère de 82 ans, sa carte vitale est introuvable',
    'l’argent que mon père (Alzheimer) gardait a disparu',
    'Ma mère Alzheimer fugue souvent, quel bracelet GPS choisir ?',
    'Mon père Alzheimer a fugué la semaine dernière, il a été retrouvé, puis-je attaquer l’Ehpad ?',
    'mon grand-père de 84 ans n’est pas revenu sur sa décision',
    'a page of my grandmother’s will is missing',
    'my mum has dementia and her bank card has gone missing',
    'my gran is 90 and her cat has disappeared',
    'my dad who had dementia disappeared in 2011, can we get a death certificate',
  ])('is no missing adult: «%s»', (text) => {
    expect(situations(text)).not.toContain('adult-missing')
  })

  it.each([
    'ma fille s’est renversé l’eau bouillante des pâtes sur le ventre',
    'mon fils de 2 ans s’est ébouillanté avec la casserole',
    'ma mère s’est renversé de l’acide sur le bras que faire',
    'je me suis brûlé la main avec l’huile de friture ça fait des cloques énormes',
    'mon bébé a posé sa main sur le fer à repasser, la peau est partie',
    'brûlure au visage avec la vapeur de la cocotte-minute, mon mari hurle',
    'ma grand-mère s’est ébouillantée sous la douche',
    'la petite a attrapé la bouilloire et tout est tombé sur elle, sa peau cloque',
    'my 2yo pulled the kettle over himself, skin’s coming off',
    'London. toddler scalded by boiling water',
    'my son has burns on his chest with blisters from hot tea',
    'my wife spilled hot oil on her legs, it’s blistering',
    'my husband got acid on his arms at work what do we do',
    'my toddler grabbed the straighteners, hand all blistered',
    'I spilt a pan of boiling water on my foot and the skin is peeling',
    'my nan has been scalded in the shower',
    'the cat knocked a pot of boiling water over my baby',
  ])('is the burn of a person: «%s»', (text) => {
    expect(situations(text)).toEqual(['burn'])
  })

  it.each([
    'j’ai des cicatrices de brûlure depuis l’enfance, la crème est-elle remboursée ?',
    'coup de soleil avec des cloques sur les épaules que mettre',
    'ma casserole est brûlée comment la nettoyer',
    'mon chat s’est brûlé les coussinets sur la plaque',
    'mon employeur est-il responsable d’une brûlure à l’acide au travail il y a deux ans ?',
    'il faut ébouillanter les tomates combien de temps',
    'mon chien a reçu de l’eau bouillante sur le dos',
    'petite brûlure au four sur le doigt, sans cloque, que mettre',
    'can I sue the cafe that scalded me with hot tea last year?',
    'I burned my dinner pan with oil, how do I clean it',
    'my cat got scalded by boiling water',
    'sunburn with blisters what cream',
    'how much compensation for a burn at work',
    'my old burn scar from a kettle itches',
    'I poured boiling water over the tea bags in my pot',
    'I spilled hot coffee on my laptop',
  ])('is no burn of a person: «%s»', (text) => {
    expect(situations(text)).toEqual([])
  })

  it.each([
    'mon mari me tape et hier il m’a jeté l’huile chaude, j’ai le bras brûlé',
    'my wife throws boiling water at me when she drinks',
  ])('is violence where somebody burns another: «%s»', (text) => {
    expect(situations(text)[0]).toBe('partner-violence')
  })

  it('is not seen in a theft that is over', () => {
    expect(
      detectEmergency(
        'On m’a volé ma carte bancaire hier soir. 640 € ont été tirés au distributeur, le code était tapé.',
      ),
    ).toBeUndefined()
  })

  it.each([
    'Mon ex m’a volé ma carte bancaire et menace de me tuer ce soir',
    'Il m’a volé ma carte bancaire et me menace de me tuer',
    'On m’a volé ma carte bancaire, mon mari me frappe et me menace',
    'On m’a volé ma carte bancaire, il me menace de me tuer',
    'My card was stolen, my husband hits me and is threatening me',
    'He stole my bank card and he is threatening to kill me',
  ])('is violence at home whatever else was stolen: «%s»', (text) => {
    expect(situations(text)).toContain('partner-violence')
  })

  it.each(['man overboard, we lost sight of him', 'un homme est tombé par dessus bord'])(
    'is drowning alone where somebody fell from a boat: «%s»',
    (text) => {
      expect(situations(text)).toEqual(['drowning'])
    },
  )

  it.each([
    'mon chat a avalé de l’antigel',
    'My phone fell overboard, is it covered?',
    'I went overboard with the decorations',
  ])('is not seen where nobody is in danger: «%s»', (text) => {
    expect(detectEmergency(text)).toBeUndefined()
  })

  it.each(['my cat swallowed antifreeze and my son too', 'mon chat a avalé de l’antigel et mon fils aussi'])(
    'is seen where a person swallowed what an animal did: «%s»',
    (text) => {
      expect(situations(text)).toContain('poisoning')
    },
  )

  it.each([
    'le voisin tape sa femme on l’entend hurler la maintenant',
    'my neighbour is beating his wife i can hear her screaming right now',
  ])('names a beaten partner who is not the writer first: «%s»', (text) => {
    expect(situations(text)[0]).toBe('partner-violence')
  })

  it.each([
    'ma voisine ne repond plus depuis trois jours, sa boite aux lettres deborde, elle a 88 ans',
    'une dame agée de mon palier ne repond plus depuis 3 jours, les volets fermer, le chien aboie',
  ])('is seen in an old person who has answered nobody for days: «%s»', (text) => {
    expect(situations(text)[0]).toBe('unconscious')
  })

  it('names somebody who keeps the writer from leaving before what their words resemble', () => {
    const text =
      'il me laisse plus sortir, il a pris mon tel et mes papier, jecris depuis la tablette du petit, jai peur'
    expect(situations(text)[0]).toMatch(/violence/)
  })

  it('names the most pressing situation first, and a minor', () => {
    const detected = detectEmergency('Mon bébé de 8 mois ne respire plus, il est bleu')
    expect(detected?.situations[0]).toBe('unconscious')
    expect(detected?.minor).toBe(true)
  })
})

describe('the same means', () => {
  it.each([
    'il ma di il va maspergé dessence',
    'mon mec i di kil va me brulé vive si jpar',
    'mon ex ma di kil va metre le feu a lapart avec moi dedan',
    'il a di kil alé me planté avec un couto',
    'mon mari ma menacé avec le couto de cuisine il di kil va mégorgé',
    'il di kil va me jeté par la fenetre',
    'mon pere a di il va mfracassé la tete quand je rentre',
    'jai peur mon copin di kil va metranglé se soir',
    'il ma di jvé te crevé',
    'son frere ma envoyé un msg kil va me tiré dessu',
    'il a acheté un bidon dessence et il di que cest pour moi',
    'mon ex di kil va me défiguré a lacide',
    'il me di ke si jle quite il me pend',
    'mon conjoin a di kil va nous tué moi et les ptits',
    'il ma mi une corde autour du cou et il a di la prochaine foi je tire',
    'mon voisin cri kil va me faire la peau il a une batte',
    'il a di kil alé me noyé dans la baignoire',
    'mon cousin veu me tué il di que jai sali la famille',
    'il a verser de lessence devan ma porte et di kil va alumé',
    'mon beau pere il a di jte met une bale dans la tete',
    'il menasse de me brulé avec le briké',
    'mon ex ma di je vien te saigné ce soir',
    "he said he's gonna pour petrol on me",
    'my ex says hes gonna set me on fire tonight',
    "he told me he'll stab me if i leave",
    'my husband said hes gonna hang me',
    'she says shes gonna cut my throat in my sleep',
  ])('threatened by somebody else are violence: «%s»', (text) => {
    expect(situations(text)[0]).toMatch(/violence|abuse/)
    expect(situations(text)).not.toContain('suicide')
  })

  it.each([
    'jvé maspergé dessence et mettre le feu',
    'jveu mbrulé vif jen peu plu',
    'jai un bidon dessence je vais mimmolé devant la mairie',
    'jai le couto ds la main jvé mouvrir les veines',
    'jveu me planté un couto ds le ventre',
    'jai acheté une corde jvé me pendre ce soir',
    'la corde est prete jattend ke tt le monde dorme',
    'jvai me jeté du pont',
    'jveu me tiré une bale',
    'jvé sauté par la fenetre du 6eme',
    'jvé me noyé',
    'jveu me foutre en lair avec le fusil de mon pere',
    'jsui sur le balcon jvé sauté',
    'jvé me jeté sou le train de 18h',
    'mon mari ma di de partir alor jvé me pendre dans le garage',
    'ma femme ma quité jvé maspergé dessence',
    'mon ex ma di kil maime plu jvé mouvrir les veines avec un rasoir',
    'jai preparé la corde dans le grenier adieu',
    'il ma di que jservai a rien jvé me brulé',
    'jme taillade les bras jveu en finir',
    'jvé mettre le gaz et mendormir pour toujour',
    'im gonna pour petrol over myself and light it',
    'ive got the rope ready im gonna hang myself tonight',
    'gonna cut my wrists with the kitchen knife',
    'my bf said he doesnt love me so im gonna set myself on fire',
    'im gonna stab myself i cant anymore',
  ])('against oneself are suicide: «%s»', (text) => {
    expect(situations(text)[0]).toBe('suicide')
  })
})

describe('what is no emergency', () => {
  it.each([
    'Je suis mort de rire, mon voisin a encore garé son camping-car sur ma haie. Doit-il la remplacer ?',
    'My phone died in the middle of an update, can I get my photos back?',
    'Le travail me tue, comment négocier un mi-temps ?',
    'Mon père est mort d’un infarctus en 2019, la banque bloque toujours son compte.',
    'Does my life insurance have a suicide clause in Texas?',
    'Dans mon roman, la victime est étranglée dans un train. Le légiste peut-il fixer l’heure de la mort ?',
    'Mon chien a mangé du chocolat noir, il a l’air bien.',
    'On divorce à l’amiable, il ne m’a jamais frappée. Combien coûte le notaire ?',
    'Which carbon monoxide detector should I buy for a flat with a gas boiler?',
    'Infirmière, je cherche la dose maximale de paracétamol pour un patient de moins de 50 kg.',
    'Mon propriétaire ne rend pas le dépôt de garantie.',
    'Mon locataire de 80 ans ne répond plus à mes courriers depuis trois semaines, que dit la loi ?',
    '',
    '???',
  ])('raises none: «%s»', (text) => {
    expect(detectEmergency(text)).toBeUndefined()
  })
})

describe('hostile input', () => {
  it.each([
    ['one endless word', 'a'.repeat(200_000)],
    ['one word again and again', 'tuer '.repeat(40_000)],
    ['apostrophes only', "'".repeat(100_000)],
    ['elisions only', "l'".repeat(100_000)],
    ['sentences of one word', 'feu. '.repeat(40_000)],
    ['signs without end', '?!.'.repeat(70_000)],
    ['prototype names', 'constructor __proto__ toString hasOwnProperty'],
  ])('ends: %s', (_, text) => {
    expect(() => detectEmergency(text)).not.toThrow()
  })

  it('does not come of the length of a text', () => {
    const sentence = 'Voici ce que dit le bail, article par article, avec les dates et les montants qui y figurent. '
    expect(detectEmergency(sentence.repeat(40))).toBeUndefined()
  })
})
