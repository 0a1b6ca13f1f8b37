// A pulse that cannot be felt, said in a few words by whoever kneels beside somebody.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'

const missing =
  / (?:(?:plus|pas|aucun|sans|trouve (?:pas|plus) (?:le|son|de)|sens (?:pas|plus) (?:le|son|de)|sent (?:pas|plus) (?:le|son|de)) (?:de |son |le )?pouls|pouls (?:absent|imperceptible|introuvable|disparu)|(?:no|without a|not a|lost (?:his|her|the)|(?:can not|could not|do not|can ?t|cant) (?:find|feel|get) (?:a|any|his|her|the)|has no|there is no) pulse) /
/** A watch, a lesson, a market, or a pulse that is there after all. */
const otherwise =
  / (?:montres?|watch|fitbit|garmin|oximet\w*|oxymetre|appareil|device|tensiometre|app|capteur|sensor|cours|examen|secourisme|course|class|exam|cpr|market|marche|economy|economie|politique|parti|ville|town|party|club|chats?|chiens?|cats?|dogs?|lapins?|rabbits?|poissons?|fish|legumineuses|pulses|zombies?|tortues?|turtles?|tortoises?|hamsters?|birds?|oiseaux?|ordinateur|laptop|mac|pc|alimentation|phone|telephone|screen|ecran|social media|reseaux|vampires?|laser|signal|led|light|compteur|meter|pompe|pump|moteur|engine) /

/** « Pas de pouls », "can’t find a pulse". */
export function tellsOfNoPulse(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return missing.test(said) && !otherwise.test(said) && !tellsOfFictionOrPast(evidence)
}
