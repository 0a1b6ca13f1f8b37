// The source of each number: the page of the service itself or of its state. Not sent to browsers with the numbers.
import type { EmergencyCountry } from './emergency-line.ts'

export type Source = {
  url: string
  /** When that page was read; `null` where it is known and could not be opened: to be read before going live. */
  read: string | null
}

const read = '2026-11-22'
const at = (url: string): Source => ({ url, read })
/** The service's own page, known and not opened. */
const known = (url: string): Source => ({ url, read: null })

const fr = at('https://www.service-public.gouv.fr/particuliers/vosdroits/F33954')
const be = at('https://www.112.be/fr/')
const ch = at('https://ch.ch/en/road-accident-what-should-i-do')
const ie = at('https://www2.hse.ie/emergencies/when-to-call-112-or-999/')
const gb = at(
  'https://www.lincs.police.uk/news/lincolnshire/news/2024/sep-2024/advice-if-you-know-someone-who-is-vulnerable/',
)
const us = at('https://poisonhelp.hrsa.gov/')
const ca = at('https://www.lavalensante.com/en/in-case-of-emergency/prehospital-services-911/')
const au = at(
  'https://www.studymelbourne.vic.gov.au/living-here/health-safety-and-wellbeing/what-to-do-in-an-emergency',
)
const ma = known('https://www.gov.uk/foreign-travel-advice/morocco/getting-help')

/** By country and dialled digits. */
export const sources: Record<EmergencyCountry, Readonly<Record<string, Source>>> = {
  fr: {
    '112': fr,
    '15': fr,
    '17': fr,
    '18': fr,
    '114': fr,
    '3114': at('https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide'),
    '0140054848': at('https://centres-antipoison.net/'),
    '3919': known('https://arretonslesviolences.gouv.fr/besoin-d-aide/numeros-utiles'),
    '0800059595': known('https://cfcv.asso.fr/'),
    '119': at('https://solidarites.gouv.fr/node/2219'),
    '116000': known('https://www.116000enfantsdisparus.fr/'),
    '3018': at('https://solidarites.gouv.fr/node/2219'),
    '3977': at(
      'https://www.gouvernement.fr/actualite/le-3977-pour-agir-contre-la-maltraitance-des-personnes-agees-et-handicapees',
    ),
    '0800473333': known('https://www.grdf.fr/particuliers/urgence-gaz'),
  },
  be: {
    '112': be,
    '101': at('https://www.police.be/5998/fr/contact/numeros-durgence'),
    '080032123': at('https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales'),
    '107': known('https://tele-accueil.be/'),
    '070245245': at('https://www.centreantipoisons.be/propos-de-nous'),
    '080030030': at('http://actionsociale.wallonie.be/aide-pour-ukraine/violences'),
    '080098100': at('http://actionsociale.wallonie.be/aide-pour-ukraine/violences'),
    '103': known('https://www.103ecoute.be/'),
    '116000': known('https://childfocus.be/'),
  },
  ch: {
    '112': ch,
    '144': ch,
    '117': ch,
    '118': ch,
    '143': ch,
    '145': at(
      'https://www.toxinfo.ch/interview-avec-sepp-widler-et-damaris-ammann-sur-la-situation-actuelle-de-tox-info-suisse',
    ),
    '147': ch,
  },
  ma: {
    '15': ma,
    '141': known('https://www.sante.gov.ma/'),
    '19': ma,
    '177': ma,
    '0801000180': known('https://www.capm-sante.ma/'),
    '2511': at('https://www.onde.ma/fr/onde/protection'),
  },
  ca: {
    '911': ca,
    '811': at('https://www.cisss-at.gouv.qc.ca/en/info-santeinfo-social-811/'),
    '988': at('https://mentalhealthcommission.ca/catalyst/988-launches-in-canada/'),
    '18662773553': at(
      'https://cisss-outaouais.gouv.qc.ca/language/en/accessing-a-service/care-and-services-in-the-community/crisis-811/',
    ),
    '18447647669': known('https://infopoison.ca/'),
    '18004635060': at('https://www.ciusss-capitalenationale.gouv.qc.ca/centre-antipoison-du-quebec'),
    '18003639010': known('https://sosviolenceconjugale.ca/'),
    '18006686868': known('https://kidshelpphone.ca/'),
    '18665438477': known('https://missingkids.ca/'),
    '18884892287': known('https://lignemaltraitanceaines.ca/'),
  },
  gb: {
    '999': gb,
    '116123': at(
      'https://samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas',
    ),
    '111': at('https://shsc.nhs.uk/news/call-nhs-111-if-you-are-experiencing-mental-health-crisis'),
    '08082000247': at('https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline'),
    '08085002222': known('https://247sexualabusesupport.org.uk/'),
    '08001111': known('https://www.childline.org.uk/'),
    '08088005000': at(
      'https://www.nspcc.org.uk/about-us/news-opinion/2020/one-million-funding-government-nspcc-helpline/',
    ),
    '116000': known('https://www.missingpeople.org.uk/'),
    '08088088141': known('https://wearehourglass.org/'),
    '0800111999': known('https://www.nationalgas.com/safety-and-emergencies/emergencies'),
  },
  ie: {
    '112': ie,
    '116123': known('https://www.samaritans.org/ireland/'),
    '018092166': at('https://poisons.ie/public/'),
    '1800341900': known('https://www.womensaid.ie/'),
    '1800778888': known('https://www.drcc.ie/'),
    '1800666666': known('https://www.childline.ie/'),
    '116000': at(
      'https://merrionstreet.ie/en/category-index/society/child-protection/116000-missing-childrens-hotline-now-operational-on-247-basis.html',
    ),
    '1800205050': known('https://www.gasnetworks.ie/home/safety/'),
  },
  us: {
    '911': us,
    '988': at('https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline'),
    '18002221222': at('https://poisonhelp.hrsa.gov/'),
    '18007997233': at(
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    ),
    '88788': at('https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts'),
    '18006564673': known('https://rainn.org/'),
    '18004224453': known('https://www.childhelphotline.org/'),
    '18008435678': known('https://www.missingkids.org/'),
    '18006771116': known('https://eldercare.acl.gov/'),
  },
  au: {
    '000': au,
    '131114': known('https://www.lifeline.org.au/'),
    '131126': known('https://www.poisonsinfo.nsw.gov.au/'),
    '1800737732': known('https://www.1800respect.org.au/'),
    '1800551800': known('https://kidshelpline.com.au/'),
    '1800353374': known('https://www.health.gov.au/contacts/elder-abuse-phone-line'),
  },
  eu: {
    '112': at(
      'https://digital-strategy.ec.europa.eu/en/news/112-day-saving-lives-quickly-and-easily-reaching-emergency-services-anywhere-eu',
    ),
  },
  other: { '112': known('https://digital-strategy.ec.europa.eu/en/policies/112') },
}
