// The sentences from which profiles are composed. `{a}`, `{b}`, `{c}` are subjects of the catalogue.
import type { Field } from './trade.ts'

export type Pair = readonly [fr: string, en: string]

export const headlines: Record<Field, readonly Pair[]> = {
  law: [
    ['{A}, {b} : la règle, le délai, la démarche.', '{A}, {b}: the rule, the time limit, the next step.'],
    ['Vos droits expliqués sans jargon : {a}, {b}.', 'Your rights without jargon: {a}, {b}.'],
    ['{A} ? Commençons par la date et le document.', '{A}? Let us start with the date and the paper.'],
    ['Lettres, délais, recours : {a}, {b}.', 'Letters, time limits, appeals: {a}, {b}.'],
  ],
  care: [
    ['{A}, {b} : ce qui rassure, ce qui doit alerter.', '{A}, {b}: what reassures, what should alert you.'],
    ['Savoir s’il faut consulter, et quand : {a}, {b}.', 'Whether to see someone, and when: {a}, {b}.'],
    ['Des réponses calmes : {a}, {b}.', 'Calm answers: {a}, {b}.'],
    ['{A} : les bonnes questions avant le rendez-vous.', '{A}: the right questions before the appointment.'],
  ],
  mind: [
    ['{A}, {b} : mettre des mots, puis un pas après l’autre.', '{A}, {b}: find words, then one step at a time.'],
    ['Une écoute qui débouche sur du concret : {a}, {b}.', 'Listening that leads somewhere: {a}, {b}.'],
    ['{A} : comprendre ce qui se passe, sans juger.', '{A}: understanding what happens, without judging.'],
    ['Quand tout se mélange : {a}, {b}.', 'When everything gets tangled: {a}, {b}.'],
  ],
  money: [
    ['{A}, {b} : le calcul posé, les hypothèses écrites.', '{A}, {b}: the sums set out, assumptions included.'],
    ['Vos chiffres remis à plat : {a}, {b}.', 'Your figures laid out plainly: {a}, {b}.'],
    ['{A} : ce que vous payez, pourquoi, et ce qui se discute.', '{A}: what you pay, why, and what can be argued.'],
    ['Avant de signer : {a}, {b}.', 'Before you sign: {a}, {b}.'],
  ],
  craft: [
    ['{A}, {b} : trouver la cause avant de dépenser.', '{A}, {b}: find the cause before spending.'],
    ['Ce que vous pouvez faire, ce qu’il faut laisser : {a}, {b}.', 'What you can do, what to leave alone: {a}, {b}.'],
    ['{A} : le bon geste et le juste prix.', '{A}: the right move and the fair price.'],
    ['Une photo, trois questions, un diagnostic : {a}, {b}.', 'One photo, three questions, a diagnosis: {a}, {b}.'],
  ],
  tech: [
    ['{A}, {b} : pas à pas, sans rien perdre.', '{A}, {b}: step by step, losing nothing.'],
    ['On sauvegarde d’abord, on répare ensuite : {a}, {b}.', 'Back up first, repair next: {a}, {b}.'],
    ['{A} : la panne vient rarement d’où l’on croit.', '{A}: the fault is rarely where you think.'],
    ['Des explications à suivre devant l’écran : {a}, {b}.', 'Directions to follow at the screen: {a}, {b}.'],
  ],
  animals: [
    ['{A}, {b} : faut-il consulter, et quand ?', '{A}, {b}: is a visit needed, and when?'],
    ['Votre animal vu de près, même à distance : {a}, {b}.', 'Your animal seen closely, even from afar: {a}, {b}.'],
    ['{A} : les signes à guetter, les gestes à faire.', '{A}: signs to watch, things to do.'],
    ['Comprendre ce qu’il vous montre : {a}, {b}.', 'Reading what it shows you: {a}, {b}.'],
  ],
  study: [
    ['{A}, {b} : une méthode qui tient jusqu’à l’examen.', '{A}, {b}: a method that lasts until the exam.'],
    ['Débloquer, expliquer, choisir : {a}, {b}.', 'Unblock, explain, choose: {a}, {b}.'],
    ['{A} : le calendrier, les pièges, les bonnes adresses.', '{A}: the calendar, the traps, where to ask.'],
    ['Pour l’élève et pour ses parents : {a}, {b}.', 'For the pupil and the parents: {a}, {b}.'],
  ],
  office: [
    ['{A}, {b} : le bon formulaire, au bon endroit.', '{A}, {b}: the right form in the right place.'],
    ['Quand un dossier n’avance plus : {a}, {b}.', 'When a file stops moving: {a}, {b}.'],
    ['{A} : vos droits, les pièces, le recours.', '{A}: your rights, the papers, the appeal.'],
    ['Je lis les courriers que personne ne comprend : {a}, {b}.', 'I read the letters nobody understands: {a}, {b}.'],
  ],
}

/**
 * `{job}` the profession, `{ajob}` with its article in English, `{place}` « à Nantes », `{past}` the previous position.
 */
export const openings: readonly Pair[] = [
  ['{Job} {place}, j’exerce depuis {years} ans, {past}.', 'I have been {ajob} in {city} for {years} years, {past}.'],
  ['J’exerce {place} depuis {since}, {past}.', 'I have practised in {city} since {since}, {past}.'],
  ['Voilà {years} ans que je fais ce métier, {past}.', 'I have done this work for {years} years, {past}.'],
  [
    '{Past} : mon parcours tient en une ligne. J’exerce {place}.',
    '{Past}: that is my path in one line. I work in {city}.',
  ],
  ['{Job} depuis {since}, je travaille {place}, {past}.', '{Ajob} since {since}, I work in {city}, {past}.'],
]

export const subjects: readonly Pair[] = [
  ['Mes sujets de tous les jours : {a}, {b}, {c}.', 'My everyday subjects: {a}, {b}, {c}.'],
  ['On m’écrit surtout pour ceci : {a}, {b}, {c}.', 'People mostly write to me about {a}, {b}, {c}.'],
  ['Les questions que je reçois le plus : {a}, {b}, {c}.', 'The questions I get most: {a}, {b}, {c}.'],
  ['Je connais bien ces terrains : {a}, {b}, {c}.', 'Ground I know well: {a}, {b}, {c}.'],
]

export const ways: Record<Field, readonly Pair[]> = {
  law: [
    [
      'Je commence par la date et la pièce, parce que c’est là que se gagne un dossier.',
      'I start with the date and the paper, because that is where a case is won.',
    ],
    ['Je cite le texte, puis je dis ce qu’il change pour vous.', 'I quote the text, then say what it changes for you.'],
    ['Quand une démarche n’en vaut pas la peine, je le dis franchement.', 'When a step is not worth taking, I say so.'],
    [
      'Je donne les étapes dans l’ordre, avec le délai de chacune.',
      'I give the steps in order, each with its time limit.',
    ],
  ],
  care: [
    [
      'Je ne pose pas de diagnostic à distance : je vous aide à savoir quoi surveiller et qui voir.',
      'I make no diagnosis from afar: I help you know what to watch and whom to see.',
    ],
    [
      'Je demande toujours l’âge, les traitements et depuis quand.',
      'I always ask about age, treatments and since when.',
    ],
    [
      'J’écris les signes qui doivent faire appeler, noir sur blanc.',
      'I write down the signs that mean you should call, in black and white.',
    ],
    [
      'Une réponse utile vous évite une attente ou vous fait partir plus tôt.',
      'A useful answer spares you a wait, or gets you moving sooner.',
    ],
  ],
  mind: [
    ['Je réponds lentement s’il le faut, jamais à côté.', 'I answer slowly if need be, never beside the point.'],
    ['Je propose une chose à essayer cette semaine, pas dix.', 'I suggest one thing to try this week, not ten.'],
    [
      'Je ne remplace pas un suivi : je vous aide à en trouver un quand il le faut.',
      'I am no substitute for therapy: I help you find it when needed.',
    ],
    [
      'Ce que vous vivez a souvent un nom, et presque toujours un début de solution.',
      'What you live through often has a name, and nearly always a first way out.',
    ],
  ],
  money: [
    [
      'Je pose le calcul ligne à ligne, pour que vous puissiez le refaire.',
      'I set out the sums line by line, so that you can redo them.',
    ],
    [
      'Je n’ai aucun produit à placer, seulement des chiffres à expliquer.',
      'I have nothing to sell, only figures to explain.',
    ],
    ['Je dis ce qui est sûr, ce qui dépend et de quoi.', 'I say what is certain, what depends, and on what.'],
    ['Avant toute chose, je vérifie les dates et les plafonds.', 'Before anything else I check dates and ceilings.'],
  ],
  craft: [
    ['Une photo nette me dit souvent plus qu’un long récit.', 'A sharp photo often tells me more than a long story.'],
    [
      'La sécurité d’abord : je dis quand il faut couper et s’arrêter.',
      'Safety first: I say when to switch off and stop.',
    ],
    [
      'Je donne l’ordre des vérifications, de la plus simple à la plus coûteuse.',
      'I give the checks in order, from the simplest to the dearest.',
    ],
    ['Je relis vos devis et j’explique chaque ligne.', 'I read your quotes and explain every line.'],
  ],
  tech: [
    ['J’écris chaque étape comme si j’étais à côté de vous.', 'I write each step as if I were beside you.'],
    ['Je commence par mettre vos données à l’abri.', 'I start by making your data safe.'],
    [
      'Je ne demande jamais un mot de passe, et personne ne devrait le faire.',
      'I never ask for a password, and nobody should.',
    ],
    ['Si la réparation coûte plus que l’appareil, je le dis.', 'If the repair costs more than the device, I say so.'],
  ],
  animals: [
    [
      'Je demande l’âge, le poids et ce qui a changé ces derniers jours.',
      'I ask for age, weight and what changed these last days.',
    ],
    [
      'Je dis clairement quand il faut partir en clinique sans attendre.',
      'I say clearly when to leave for the clinic at once.',
    ],
    ['Une courte vidéo aide souvent plus que la description.', 'A short video often helps more than a description.'],
    [
      'Je pense à l’animal, et aussi à la vie de la maison autour de lui.',
      'I think of the animal, and of the household around it.',
    ],
  ],
  study: [
    ['Je pars de l’élève, pas du programme.', 'I start from the pupil, not from the syllabus.'],
    [
      'Je propose un plan de travail qui tient dans une vraie semaine.',
      'I suggest a plan of work that fits a real week.',
    ],
    ['Je connais les calendriers, et surtout leurs pièges.', 'I know the calendars, and above all their traps.'],
    ['J’explique une fois, autrement, jusqu’à ce que cela tienne.', 'I explain again, differently, until it holds.'],
  ],
  office: [
    [
      'Je vous dis quoi envoyer, à qui, et ce qu’ils répondront.',
      'I tell you what to send, to whom, and what they will answer.',
    ],
    ['Je relis votre courrier et je propose le mien.', 'I read your letter and suggest mine.'],
    [
      'Je vérifie d’abord si vous avez droit à plus que ce que vous demandez.',
      'I first check whether you are owed more than you ask.',
    ],
    ['Un bon dossier, c’est trois pièces au lieu de dix.', 'A good file is three papers instead of ten.'],
  ],
}

export const closings: readonly Pair[] = [
  ['Si une pièce manque, je la demande avant de répondre.', 'If a paper is missing, I ask for it before answering.'],
  [
    'Vous saurez ce que je sais, et ce que je ne peux pas affirmer à distance.',
    'You will know what I know, and what I cannot claim from afar.',
  ],
  ['J’aime les réponses qui tiennent sur une page.', 'I like answers that fit on one page.'],
  ['J’écris comme à un proche : sans détour, sans alarmer.', 'I write as to a friend: straight, without alarm.'],
  [
    'Si votre question sort de mon domaine, je vous le dis tout de suite.',
    'If your question is outside my field, I say so at once.',
  ],
  ['Je me relis toujours avec vos yeux avant d’envoyer.', 'I always reread with your eyes before sending.'],
  [
    'Posez la question qui vous semble trop simple : c’est souvent la bonne.',
    'Ask the question that seems too simple: it is often the right one.',
  ],
  [
    'Je reste joignable pour la suite, tant que le sujet est ouvert.',
    'I stay reachable for what follows, as long as the matter is open.',
  ],
  [
    'Je préfère une réponse prudente et utile à une réponse brillante.',
    'I prefer a careful, useful answer to a brilliant one.',
  ],
]
