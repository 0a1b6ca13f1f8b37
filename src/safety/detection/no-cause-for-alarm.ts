// What is said of somebody who is away until a day that is told, of a child with the other parent, or of a bit of paper that was
// swallowed, and nothing worse beside it.
const day =
  '(?:(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month)|tomorrow|tonight|(?:january|february|march|april|may|june|july|august|september|october|november|december)|christmas|easter|the (?:\\d+(?:st|nd|rd|th)?|weekend|holidays))'
const dayFr =
  '(?:(?:le |ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|demain|ce soir|le \\d+|(?:en |au mois de |debut |fin |mi-)(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|dans (?:\\d+|une|deux|trois|quinze) (?:jours?|semaines?|mois|heures?)|la semaine prochaine|a (?:noel|paques|la rentree))'

const paper =
  '(?:un (?:tout )?(?:petit )?(?:bout|morceau) de (?:papier|carton|sopalin|essuie-tout|mouchoir|serviette|etiquette)|une? (?:petite? )?(?:gommette|autocollant|cheveu|confetti|pepin|chewing-gum)|du (?:papier|carton)|un cheveu)'
const paperEn =
  '(?:(?:a )?(?:tiny |small |little )*(?:piece|bit|scrap) of (?:paper|cardboard|tissue|kitchen roll|napkin|sticker)|a (?:tiny |small |little )?(?:sticker|hair|confetti|pip|piece of chewing gum|chewing gum)|(?:some )?(?:paper|cardboard|chewing gum))'
/** It went the wrong way, or was no plain paper. */
const notPlain =
  /\b(?:etouff\w*|touss\w*|respir\w*|bleue?|coince\w*|gorge|bave\w*|vomi\w*|inconscient\w*|etrangl\w*|imbibe\w*|buvard|lsd|acide|javel|produit|alu\w*|agrafe|aiguille|pile|aimant|medicament\w*|cachets?|comprimes?|chok\w*|gag\w*|cough\w*|breath\w*|blue|stuck|throat|drool\w*|unconscious|blotter|acid|tabs?|trip\w*|foil|staple|needle|battery|magnet|pills?|tablets?|bleach|soaked|poison\w*)\b/

const water =
  '(?:lake(?:side)?(?:[ -]?(?:house|cottage|cabin))?|sea(?:side)?|rivers?|beach(?:[ -]?house)?|coast|island)'
const waterFr =
  "(?:en mer|a la mer|au (?:bord de (?:la mer|l'eau) ?|lac|bord du lac)|a la (?:riviere|plage|peche)|pecher|peche)"
/** Somebody who is away at the water and is awaited on a day that was told: nobody has failed to come. */
const amiss =
  /\b(?:noy\w*|coul\w*|tomb\w*|chavir\w*|derive\w*|tempete|disparu\w*|(?:repond|repondu|donne|capte)\w* (?:plus|pas)|nouvelles?|radio|inquiet\w*|inquiete\w*|devait|aurait|toujours pas|seule?s?|enferm\w*|peur|froid|secours|urgence|mourir|adieu|suicid\w*|drown\w*|sank|sinking|fell|fallen|capsiz\w*|adrift|drift\w*|storm|missing|answer\w*|heard|radio|worried|should have|supposed|still|alone|locked|scared|cold|help|rescue|mayday|die|dying|goodbye|kill\w*|under(?:water)?)\b/
const awaited = new RegExp(
  `\\b(?:(?:is|are|am|'s|'re|'m|was|were) )?(?:not|won't|isn't|aren't) (?:be |coming |come |going to be |getting |going to come )?(?:back|home)(?: home)? (?:until|till|before) (?=${day}\\b)`,
  'g',
)
const awaitedFr = new RegExp(
  `\\b(?:ne |n')?(?:revien(?:t|s|nent|drai|dra|dront)|rentr(?:e|es|ent|era|eront)|sera de retour) (?:pas )?(?:qu'(?:a )?|que |avant )(?=${dayFr}\\b)`,
  'g',
)
/** "My brother is going to the lake house and not coming back until Sunday". */
export function ofTrip(text: string): string {
  if (amiss.test(text)) return text
  const back = text.replace(awaited, 'back ').replace(awaitedFr, 'revient ')
  if (back === text) return text
  return back
    .replace(new RegExp(`\\b(?:at|to|by|on|in) (?:(?:the|his|her|their|our|my|a) )?${water}\\b`, 'g'), 'on holiday')
    .replace(
      new RegExp(
        `(?<=\\b(?:part|parti|partie|partent|partis|va|vais|vont|est|sont|sera) (?:[a-z]+ )?)${waterFr}\\b(?: (?:pecher|pour pecher))?`,
        'g',
      ),
      'en vacances',
    )
}

/** « Ma fille a avalé un petit bout de papier »: what passes by itself. */
export const ofPaper = (text: string): string =>
  notPlain.test(text)
    ? text
    : text
        .replace(
          new RegExp(`\\b(?:a |vient d')?(?:avale\\w*|avaler|mange\\w*|gobe\\w*|ingere\\w*) (?=${paper}\\b)`, 'g'),
          'a joue avec ',
        )
        .replace(
          new RegExp(`\\b(?:has |have |just )*(?:swallow(?:ed|s)?|ate|eaten|eats) (?=${paperEn}\\b)`, 'g'),
          'played with ',
        )

const custody =
  /\b(?:garde|visites?|droit de visite|jaf|juge|avocate?s?|pension|custody|contact order|visitation|lawyer|solicitor|maintenance|child support)\b/
/** Of an end, or of somebody taken away. */
const ofEnd =
  /\b(?:mourir|meurs|tuer|suicid\w*|en finir|vivre|vie|adieu|pardon|plus la force|n'en peux plus|corde|pont|cachets?|comprimes?|arme|fusil|emmen\w*|enlev\w*|disparu\w*|etranger|avion|aeroport|passeports?|frapp\w*|menac\w*|die|dying|dead|kill\w*|end it|live|living|goodbye|sorry|rope|bridge|pills?|gun|took|taken|abroad|airport|passports?|hit\w*|beat\w*|hurt\w*|threat\w*)\b/
/** « Je ne le reverrai plus si je ne paie pas l’avocat »: what a judge decides. */
export const ofCustody = (text: string): string =>
  !custody.test(text) || ofEnd.test(text)
    ? text
    : text
        .replace(
          /\b(?:je|on|nous) ne (?:le|la|les) (?:re)?(?:verrai|verra|verrons|vois|voit) (?:plus|jamais|pas)(?: jamais)?(?= (?:si|tant que|sauf si|avant|a cause|sans) )/g,
          'il faut un jugement',
        )
        .replace(
          /\b(?:i'll|i will|i won't|i will not|we'll|we will|we won't) (?:never )?(?:see|get to see) (?:him|her|them|my (?:son|daughter|kids|children)) (?:again|any ?more)?(?= ?(?:if|unless|until) )/g,
          'i have no contact',
        )
        .replace(
          /\bhas (?:(?:full|sole|joint|primary|shared|temporary) )*custody(?: of (?:(?:the|my|our|both|all|two|three) )+(?:kids|children|son|daughter|boys?|girls?|baby))?\b/g,
          'lives elsewhere',
        )

const whenAway =
  "(?:l'(?:ete|hiver|an|annee) (?:dernier|derniere|passee?)|le (?:printemps|mois) (?:dernier|passe)|il y a (?:\\d+|un|une|deux|trois|quelques|plusieurs) (?:mois|ans?|annees)|en (?:20\\d\\d|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|last (?:summer|winter|spring|autumn|fall|year|month)|(?:\\d+|a|two|three|several|a few) (?:months?|years?) ago|in (?:20\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december))"
const cameBack =
  "(?:(?:est|sont) (?:re)?(?:rentre|revenu|venu)e?s?|(?:a ete|ont ete|l'a|l'avons|on l'a) retrouve\\w*|(?:came|come|was brought) (?:back|home)|returned|(?:was|were) found|is (?:back|home)(?: now)?|turned up)"
/** Gone once more, or hurt since. */
const again =
  /\b(?:encore|de nouveau|a nouveau|refugu\w*|cette nuit|hier|ce matin|ce soir|aujourd'hui|disparu\w*|introuvable|depuis (?:\d+|deux|trois) (?:jours|heures)|et la|nouvelles|suicid\w*|mourir|adieu|lettre|again|tonight|last night|yesterday|this morning|today|missing again|now (?:he|she|they)|(?:he|she)'s gone|gone|die|goodbye|note|hurt\w*|afraid|scared|peur\w*|touch\w*|frapp\w*|violen\w*)\b/
const awayThen = new RegExp(
  `\\b(?:(?:a|avait|ont) (?:fugue|disparu)|s'(?:est|etait) enfuie?|ran (?:away|off)|went missing|(?:had )?run away|disappeared) (?=[^!?]{0,50}\\b${whenAway}\\b[^!?]{0,90}\\b${cameBack}\\b)`,
  'g',
)
/** « Mon fils a fugué l’été dernier, il est rentré »: somebody who came home long ago. */
export const ofReturn = (text: string): string =>
  again.test(text)
    ? text
    : text
        .replace(awayThen, 'etait absent ')
        .replace(new RegExp(`(?<=\\betait absent [^!?]{0,120})\\b${cameBack}\\b`, 'g'), 'va bien')
