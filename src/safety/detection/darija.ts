// Dangers told in Moroccan Arabic in Latin letters, which no lexicon here knows: by the patterns of its verbs.
import { type Evidence, saidBy } from './evidence.ts'

/** « Bgha yqtel rasso », « bghat tntaher »: another wants to kill themselves. */
const wants =
  '(?:bgha|bghat|bghaw|baghi|baghya|veut|ghadi|ghadya|va|ghay|gha|hawel|7awel|haawel|hawlat|jerreb|jarreb|kaygo?ul|katgo?ul|kaygol|kayhedded|kathedded|kayfekker|kayfakker)'
const endsLife =
  '(?:(?:ghay|ghat|kay|kat|y|t)?[kq9]t[ae]?l (?:ras[sa]?[ou]|rass?[ou]|ra[sc]e?h[ao]?|rass?ha|rouho|rouha|ro7o|ro7ha)|(?:ghay|ghat|kay|kat|y|t|n)[ae]?nta?[hte]e?r|y?intihar|lintihar|l intihar|[yt]mo?u?t(?! b))'
const suicide = new RegExp(` ${wants} (?:[a-z0-9]+ ){0,4}?${endsLife} | (?:ghay|ghat)(?:[qk9]t[ae]?l|nta?he?r) `)
/** « Kaydreb bentu », « kat drab wldha »: a child of somebody is beaten. */
const beaten =
  / (?:(?:ka|ta|ki|ti|k)[yti]?d(?:re?b|ra?b|e?rb|a?rb)(?:[ou]|ha|hom)?|(?:ka|ta) ?(?:y|t)?d[re]{1,2}b) (?:[a-z0-9]+ ){0,3}?(?:bent\w*|bnt\w*|bnat\w*|wld\w*|weld\w*|wlad\w*|ouled\w*|oulad\w*|mon fils|ma fille|mes enfants|drari|derri\w*|dri|drya|bnita|bnayta|tfel\w*|tefl\w*|sghir\w*|l?bebe) /
const means =
  / (?:couteaux?|mous|mo9des|jenwi|janwi|zizwar|cutter|corde|7bel|hbel|gaz|terrasse|sta7|stah|balcon|pistolet|fusil|dwa|ddwa) /
const story =
  / (?:film|filme|mosalsal|moussalsal|qissa|kissa|9issa|livre|serie|jeu|la3ba|derbouka|bendir|tbel|carta|karta) /

/** Another who wants to die. */
export const tellsOfSuicideInDarija = (evidence: Evidence): boolean =>
  suicide.test(saidBy(evidence)) && !story.test(saidBy(evidence))

/** The same with the means at hand: « khouya bgha yntaher, 3andou couteau ». */
export const tellsOfArmedSuicideInDarija = (evidence: Evidence): boolean =>
  tellsOfSuicideInDarija(evidence) && means.test(saidBy(evidence))

/** « Chi wahed kaydreb bentu, 3andha 6 snin ». */
export const tellsOfBeatenChildInDarija = (evidence: Evidence): boolean =>
  beaten.test(saidBy(evidence)) && !story.test(saidBy(evidence))
