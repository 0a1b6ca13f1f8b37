// Somebody who said that this time they would go through with it, and who is on their way home.
import { type Pattern, rule } from './rule.ts'

const thisTime: Pattern = {
  fr: / (?:cette fois(?: ci)?|la prochaine fois|ce coup ci|ce soir) (?:[a-z]+ ){0,4}?(?:(?:ira|irait|va aller|allait aller|va|vais|irai) (?:jusqu )?au bout(?! (?:de|du|des|d) )|(?:s arrete\w*|arrete\w*|arreter) (?:pas|plus)|(?:finir\w*|termin\w*) (?:le travail|le boulot|ce (?:qu|que))|(?:me |nous )?(?:rater\w*|ratera|raterait|louper\w*) (?:pas|plus)|j y passe\w*|y passer|(?:le|va le) (?:fera|ferait|faire) (?:vraiment|pour de (?:vrai|bon)))|(?:ira|irait) (?:jusqu )?au bout cette fois /,
  en: / this time (?:[a-z]+ ){0,4}?(?:(?:go|going|went) (?:all the way|through with it)|finish (?:it|me|us|the job|what)|(?:will|would|is|going to) not (?:stop|miss|be so lucky)|do it (?:for real|properly)|end (?:it|me|us))|(?:go|going) (?:all the way|through with it) this time /,
}
const coming: Pattern = {
  fr: / (?:(?:il|elle|mari|mec|copain|compagnon|conjoint|ex|chum) (?:[a-z]+ ){0,3}?(?:rentre|arrive|revient|est (?:en route|en chemin|la|devant|derriere)|sort (?:du|de) (?:travail|boulot|bar|prison)|s en vient|monte|va (?:rentrer|arriver|revenir))) /,
  en: / (?:(?:he|she|husband|boyfriend|partner|ex|wife|girlfriend|fella) (?:[a-z]+ ){0,3}?(?:(?:is|will be|gets|is on) (?:[a-z]+ ){0,2}?(?:home|back|here|coming|way|outside|downstairs)|gets? (?:home|back|in)|comes (?:home|back)|finishes work|is out (?:of prison|on bail))) /,
}
const fiction: Pattern = {
  fr: / (?:roman|film|serie|jeu|marathon|course|examen|diplome|regime|travaux|formation|procedure|proces|tribunal|appel|vente|achat|psy|therapie|cure) /,
  en: / (?:novel|film|series|game|marathon|race|exam|degree|diet|training|course|lawsuit|court|appeal|sale|purchase|therapy|rehab|renovation|wedding) /,
}
/** « Il rentre dans 10 minutes, il a dit que cette fois il irait au bout ». */
export const tellsOfPartnerReturning = rule([thisTime, coming], fiction)
