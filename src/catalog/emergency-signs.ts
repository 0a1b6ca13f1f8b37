// Regular-expression fragments on folded text, French and English together.
import type { HelplineKind } from './emergency-kinds.ts'

const pet = '(chien|chienne|chiot|chat|chatte|chaton|lapin|animal|dog|puppy|cat|kitten|rabbit|pet)'

export const helplineSigns: Record<HelplineKind, readonly string[]> = {
  elder: [
    '(ma mere|mon pere|ma grand-mere|mon grand-pere|grand-mere|grand-pere|parents ages?|personne agee|resident|residents|voisine agee|frere handicape|soeur handicapee)[^.?!]{0,60} (maltraitee?s?|frappee?s?|battue?|attachee? (au|a son|sur)|bleus|humiliee?|privee? de (repas|soins|nourriture))',
    'maltraitance[^.?!]{0,20}(ehpad|maison de retraite|personnes? agees?|aide a domicile)',
    '(elderly|old|my) (mother|father|grandmother|grandfather|gran|grandma|neighbour|parents?)[^.?!]{0,50} (is |being |was |been )+(abused|mistreated|hit by|neglected|beaten)|elder abuse|(care|nursing) home[^.?!]{0,30}(abus|mistreat|bruis|neglect)',
  ],
  homeless: [
    '(a la rue|dormir dehors|dors dehors|dort dehors|dormons dehors|dormir dans (ma|la|notre) voiture|dors dans (ma|la) voiture|nulle part ou (dormir|aller)|sans abri|sdf) ?(ce soir|cette nuit|demain|maintenant|avec|depuis|et|,|\\.|$)',
    "(pas|plus|aucun) (d'endroit|de toit|de logement|d'hebergement|de quoi dormir|nulle part) (ou dormir |pour dormir )?(ce soir|cette nuit)",
    '(nowhere|no place|no where) (to|else to) (sleep|go|stay)( tonight)?|sleeping (rough|in my car|on the street|outside)|(homeless|on the street|out on the street) (tonight|now|with|since|and)|need (a )?shelter (tonight|now)',
  ],
  bullying: [
    `(harcele|harcelee|harcelement|insultee?|humiliee?|moquee?|racket\\w*)[^.?!]{0,50} (a l'ecole|au college|au lycee|par (ses|d'autres|des) (camarades|eleves)|en classe|a la recre|sur (instagram|snapchat|tiktok|les reseaux|discord))`,
    'cyber ?-?harcelement|harcelement scolaire|revenge porn|(photos?|videos?) (intimes?|nue?s?)[^.?!]{0,50}(diffus|publi|partag|menac|chantage|envoy)|sextorsion|chantage (a la webcam|avec (mes|des) (photos|videos|nudes))',
    '(bullied|bullying|being picked on|harassed)[^.?!]{0,40}( at school|in class|by (classmates|other (kids|pupils|students))|online|on (instagram|snapchat|tiktok|discord))|cyber ?-?bull|sextortion|(intimate|nude|naked) (photos?|pictures?|videos?)[^.?!]{0,50}(shar|post|threat|blackmail|leak|publish)|(school|online) bullying',
  ],
  train: [
    '(harcel|agress|suivi|suivie|menac|frotte|touche|insult|importun)[^.?!]{0,40} (dans|a bord d) ?(le |la |un |du |mon |u )?(train|rer|ter|tgv|transilien|gare)',
    '(harass|assault|threat|follow|grop|attack|touch)\\w*[^.?!]{0,40} (on|in|at) (the|a|my) (train|rer|tgv|(train |railway )?station)',
  ],
  animal: [
    `${pet}[^.?!]{0,40} (a |vient d'|vient de |aurait )(mange|manger|avale|avaler|ingere|bu|boire|leche|lecher)[^.?!]{0,40}(chocolat|mort aux rats|anti-?limaces?|raisins?|poison|antigel|ibuprofene|paracetamol|medicament|insecticide|chenille|produit|xylitol|lys|muguet|os|jouet|aiguille|desherbant)`,
    `${pet}[^.?!]{0,40} (convulse|fait une crise|ne respire (plus|pas)|s'etouffe|ne se leve plus|saigne (beaucoup|abondamment)|s'est fait (renverser|percuter)|a ete (renverse|percute)|n'arrive (plus|pas) a (uriner|respirer|faire pipi)|ventre (gonfle|tres gonfle|dur))`,
    `${pet}[^.?!]{0,30} (ate|eaten|swallowed|licked|drank|chewed)[^.?!]{0,40}(chocolate|rat poison|slug pellets?|grapes?|raisins?|poison|antifreeze|ibuprofen|paracetamol|pills?|caterpillar|lil(y|ies)|xylitol|bone|toy|weedkiller)`,
    `${pet}[^.?!]{0,30} (is |has been |was |got |can't |cannot )+(having a (fit|seizure)|not breathing|choking|bleeding (heavily|a lot|badly)|hit by a car|run over|(breathe|urinate|pee|get up)|collapsed|poisoned|bloated)`,
  ],
}
