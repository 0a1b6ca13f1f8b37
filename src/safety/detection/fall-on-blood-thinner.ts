// A fall or a blow to the head of somebody who takes a blood thinner, and a sign after it: the head may bleed inside. It is
// often told over several messages, each of them harmless: what she takes, that she fell, that she speaks no more.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

/** Brands and substances, the same in both languages. */
const thinner =
  / (?:[ck]ardegic\w*|aspegic|plavi[xc]|clopidogrel|ticagrelor|brilique|brilinta|prasugrel|efient|eli[qk]uis|apixaban\w*|[xz]arelto|rivaroxaban\w*|pradaxa|dabigatran|lixiana|savaysa|edoxaban|previscan|fluindione|coumadine?|warfarine?|warferin|sintrom|acenocoumarol|heparine?|lovenox|clexane|enoxaparine?|innohep|tinzaparine?|anti ?coagul\w*|blood thin\w*|thinners|anti ?agregants?|antiplatelets?|fluidifiants?|fluidifi\w* (?:le |son |du |mon )?sang|sang (?:trop )?(?:fluide|fluidifie)) /

const fell: Record<Language, RegExp> = {
  fr: / (?:(?<! (?:inr|taux|cheveux|cheveu|prix|date|fete|rendez vous|ordonnance|tension|dents?)(?: [a-z]+){0,5} )tomb(?:e|ee|es|ees|er|ait)(?! (?:bien|mal(?! )|malade|enceinte|amoureu\w*|en (?:panne|rade|rupture)|de accord|sur (?:un|une|votre|cet|cette) (?:article|site|offre|page|forum)|a l eau|le \d|un (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)))|chute\w*|trebuch\w*|(?:rate\w*|manque\w*|loupe\w*) (?:une|la|des) marches?|degringol\w*|(?:cogne\w*|tape\w*|heurte\w*|frappe\w*|choc|coup|bosse|plaie) (?:[a-z]+ ){0,4}?(?:tete|crane|front|tempe)|(?:tete|crane|front) (?:[a-z]+ ){0,3}?(?:cogne\w*|tape\w*|heurte\w*)|s est (?:assommee?|cassee? la (?:figure|gueule)|vautree?|etalee?)) /,
  en: / (?:(?<! (?:price|rate|rates|inr|level|levels|dose|hair|sales|pressure)(?: [a-z]+){0,2} )(?:fell|fallen|falls|falling)(?! (?:out (?:with|of (?:love|favou?r|use|fashion))|apart|asleep|behind|ill|sick|pregnant|for|in love|on a (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|due))|(?:had|has|having|took|take|a|another|bad|nasty) (?:a |an |bad |nasty |little )*(?:fall|tumble)|tripped|slipped|went (?:flying|over)|(?:hit|hits|banged|bangs|bumped|bashed|knocked|whacked|cracked|smacked|struck) (?:(?:his|her|my|the|their|your) )?(?:[a-z]+ )?head|(?:bang|bump|blow|knock|hit|injury) (?:on|to) (?:the |his |her |my )?(?:[a-z]+ )?head|head injury) /,
}
const after: Record<Language, RegExp> = {
  fr: / (?:(?<! (?:medecins?|docteur|direct(?:eur|rice|ion)|responsable|assureur|bailleur|proprietaire|employeur|patronne?|hopital|clinique|pharmacien?n?e?|assurance|mutuelle|cardiologue|dentiste|ehpad|avocate?|secretariat|caisse|cpam|voisin|banque|service)(?: [a-z]+){0,4} )(?:parle?|repond?|reagit|bouge|reveille|reconnait|articule|comprend|tient)(?: (?:nous|moi|rien))? (?:plus|pas|meme plus)(?! (?:a|aux|compte|parole|ses promesses|la route) (?:mes|nos|ma|mon|leurs?) )|(?:plus|pas) (?:parler|repondre|reveiller|reveillable|marcher|bouger)|trouve (?:plus|pas) ses mots|vomi\w*|somnol\w*|endor\w*|(?:dort|dormir) (?:tout le temps|beaucoup|sans arret|depuis|trop|encore|debout)|(?<! je suis (?:un peu |tres )?)confuse?(?! (?:sur|par|quant))|confusion|desorient\w*|incoheren\w*|n importe quoi|bafouill\w*|mal (?:a|de|o|au) (?:la )?(?:tete|crane)|maux de tete|bizarre|paralys\w*|pupilles?|convuls\w*|(?:vois|voit|voir|vision) (?:double|flou|trouble)|repond a cote|toute? molle?|mou|perdu? connaissance|perd connaissance|inconscien\w*|evanoui\w*|coma|titube|tete qui tourne|vertiges?|sait (?:plus|pas) (?:ou|quel|qui)|bouche (?:de travers|tordue)|ronfle) /,
  en: / (?:(?<! (?:doctors?|hospital|gp|surgery|insurer|insurance|pharmacy|pharmacist|dentist|council|office|landlord|lawyer|bank|helpline)(?: [a-z]+){0,3} )(?:not|can not|will not|does not|is not|stopped|no longer|barely|hardly|wont|never) (?:be |been |being |really |even )?(?:talk\w*|speak\w*|(?:respond\w*|answer\w*|reply\w*)(?! (?:to )?(?:my|our|any|the) (?:[a-z]+ )?(?:emails?|letters?|calls?|messages?|complaints?|questions?))|wak\w*|mov(?:e|ing)|mak\w* (?:any )?sense|stay\w* awake|know where|know who|recogni[sz]e\w*|walk\w*|stand\w*)|talk\w* (?:nonsense|rubbish|gibberish|funny)|unresponsive|vomit\w*|throwing up|thrown up|threw up|(?:being|been|was|is|got) (?:very |really )?sick(?! (?:that|pay|leave|note|days?|of))|sleepy|(?:keeps|kept|is|always) (?:falling asleep|nodding off|dozing)|drows\w*|groggy|dozy|out of it|(?<! i am |i am a bit )confused(?! (?:about|by|over|which|why|whether|as to))|disorient\w*|slurr\w*|gibberish|headaches?|pupils?|seizure|fitting|passed out|unconscious|blacked out|collapsed|seeing double|double vision|dizzy|went quiet|gone quiet|vacant|weird|face (?:is )?droop\w*|snoring) /,
}
/** Said not to be there, or looked at by a doctor since. */
const isWell: Record<Language, RegExp> = {
  fr: / (?:(?:pas|jamais|aucune|sans) (?:eu )?(?:de )?chute|(?:pas|jamais) (?:re)?tombee?|(?:elle|il|tout|je) (?:va|vais|vas) (?:tres |plutot |super )?bien|rien de (?:grave|casse)|(?:scanner|irm|examen)s? (?:[a-z]+ ){0,3}?(?:normal\w*|rassurant\w*|bons?|nickel|clean)|sorti\w* de l hopital|(?:pas|ni|aucune?|sans|jamais) (?:de |eu |ete |d )*(?:confuse?|confusion|vomi\w*|mal (?:a|de) (?:la )?tete|maux de tete|perte de connaissance|perdu connaissance|vertiges?)) /,
  en: / (?:(?:no|never had a|not had a|without a) falls?|(?:did not|has not|have not|never) (?:fall|fallen|fell)|(?:he|she|i) (?:is|am|feels?|seems?|was) (?:absolutely |perfectly |completely |totally |all |quite |now )?(?:fine|ok|okay|well|all right|alright)|scan (?:[a-z]+ ){0,3}?(?:clear|normal|fine|ok)|(?:out of|discharged from|home from) (?:the )?hospital|(?:no|not|without|never|any) (?:been |had |any |a |being )*(?:confus\w*|sick|vomit\w*|headaches?|drows\w*|sleepy|dizzy|unconscious|loss of consciousness)) /,
}
/** Meant of the place where the drug is sold, the season or a thing. */
const otherwise = / (?:this fall|next fall|in the fall|fall semester|rat poison|mort aux rats|raticide) /
/** Who is asked to pay for it: the fall is over, unless something is told of now. */
const ofLaw =
  / (?:claim|sue|suing|liable|liability|compensation|negligen\w*|lawyer|solicitor|indemnis\w*|responsable|responsabilite|porter plainte|dedommag\w*|avocate?|mes droits|my rights) /
const lately =
  / (?:now|today|tonight|this (?:morning|afternoon|evening)|just|minutes? ago|hours? ago|yesterday|vient de|viens de|maintenant|ce (?:matin|soir)|cette nuit|aujourd hui|a l instant|tout a l heure|hier|depuis) /

/** « Ma mère prend du kardegic », « elle vient de tomber », « elle parle plus ». */
export function tellsOfFallOnBloodThinner(evidence: Evidence): boolean {
  const { language, whole } = evidence
  const said = saidBy(evidence)
  if (whole.concepts.has('PETSUBJ') || otherwise.test(said) || isWell[language].test(said)) return false
  if (ofLaw.test(said) && !lately.test(said)) return false
  return [thinner, fell[language], after[language]].every((sign) => sign.test(said)) && !tellsOfFictionOrPast(evidence)
}
