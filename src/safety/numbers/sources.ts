// The source of each number: the page of the service itself or of its state. Not sent to browsers with the numbers.
import type { EmergencyCountry } from './emergency-line.ts'

export type Source = {
  url: string
  /** When that page was read: no screen shows a number of which no page was. */
  read: string
}

const at = (url: string, read = '2026-11-22'): Source => ({ url, read })

const fr = at('https://www.service-public.gouv.fr/particuliers/vosdroits/F33954')
const be = at('https://www.112.be/fr/')
const ch = at('https://ch.ch/en/road-accident-what-should-i-do')
const ie = at('https://www2.hse.ie/emergencies/when-to-call-112-or-999/')
const gb = at('https://www.devon-cornwall.police.uk/youth/8-10/phoning-999/', '2026-11-24')
const us = at('https://www.orangecountyva.gov/591/9-1-1-Basics', '2026-11-24')
const ca = at('https://www.lavalensante.com/en/in-case-of-emergency/prehospital-services-911/')
const au = at(
  'https://www.studymelbourne.vic.gov.au/living-here/health-safety-and-wellbeing/what-to-do-in-an-emergency',
)

const pf = at('https://www.smartraveller.gov.au/destinations/pacific/french-polynesia', '2026-11-29')
/** Spain’s consulate in Nador: the police in towns, the gendarmerie outside them, fire. */
const ma = at(
  'https://exteriores.gob.es/Consulados/nador/es/ViajarA/Paginas/Seguridad-y-otros-aspectos-.aspx',
  '2026-11-29',
)
const nc = at('https://livenews.co.nz/2021/03/05/new-caledonia-tropical-cyclone-niran', '2026-11-29')

/** Where a country says how to call for help without speaking. */
export const silentSources: Partial<Record<EmergencyCountry, readonly Source[]>> = {
  gb: [
    at(
      'https://www.iow.gov.uk/housing-and-adult-social-care/adult-social-care/adult-safeguarding/immediate-danger/',
      '2026-11-28',
    ),
  ],
  ie: [at('https://112.ie/sms-questions-and-answers/', '2026-11-28')],
  be: [at('https://112.be/fr/SMS', '2026-11-28')],
  us: [at('https://www.fcc.gov/what-you-need-know-about-text-911', '2026-11-28')],
}

/** Of France: the national number, and each of the eight. */
const poisonCentres = [
  ...['0145425959', '0241482121', '0556964080', '0800595959', '0472116911'],
  ...['0491752525', '0383225050', '0140054848', '0561777447'],
]

/** By country and dialled digits. */
export const sources: Record<EmergencyCountry, Readonly<Record<string, Source>>> = {
  fr: {
    '112': fr,
    '15': fr,
    '17': fr,
    '18': fr,
    '114': fr,
    '3114': at('https://www.service-public.fr/particuliers/actualites/A15206', '2026-11-29'),
    ...Object.fromEntries(poisonCentres.map((dial) => [dial, at('https://centres-antipoison.net/', '2026-11-29')])),
    '3919': at('https://solidaritefemmes.org/appeler-le-3919/'),
    '0801901911': at(
      'https://www.weka.fr/actualite/droit-des-femmes/article/ne-frappez-pas-lancement-d-un-numero-national-pour-les-auteurs-de-violences-conjugales-99367/',
      '2026-12-01',
    ),
    '0800059595': at('https://cfcv.asso.fr/les-20-ans-du-cfcv/', '2026-11-29'),
    '119': at('https://solidarites.gouv.fr/node/2219'),
    '116000': at('https://www.droitdenfance.org/116000-enfants-disparus-2/'),
    '3018': at('https://solidarites.gouv.fr/node/2219'),
    '3977': at(
      'https://www.gouvernement.fr/actualite/le-3977-pour-agir-contre-la-maltraitance-des-personnes-agees-et-handicapees',
    ),
    '196': at(
      'http://www.pas-de-calais.gouv.fr/Actualites/Archives/196-le-numero-national-d-urgence-pour-la-mer',
      '2026-11-29',
    ),
    '0800473333': at('https://lespieux.fr/ma-ville/securite-et-prevention', '2026-11-29'),
  },
  be: {
    '112': be,
    '101': at('https://www.police.be/5998/fr/contact/numeros-durgence'),
    '080032123': at('https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales'),
    '107': at('https://wal.autonomia.org/article/le-numero-gratuit', '2026-11-29'),
    '070245245': at('https://www.centreantipoisons.be/propos-de-nous'),
    '080030030': at('http://actionsociale.wallonie.be/aide-pour-ukraine/violences'),
    '080098100': at('http://actionsociale.wallonie.be/aide-pour-ukraine/violences'),
    '103': at('http://www.dgde.cfwb.be/index.php?id=3248'),
    '116000': at('http://www.childfocus.be/fr/besoin-daide/mon-enfant-a-disparu-que-faire'),
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
    '1414': at('https://www.rega.ch/en/questions-and-answers', '2026-11-29'),
  },
  ma: {
    '15': ma,
    '141': at(
      'http://www.mapexpress.ma/actualite/societe-et-regions/ministere-sante-dement-mise-en-place-dequipes-reponse-rapide-numeros-gratuits-communication/',
      '2026-11-29',
    ),
    '19': ma,
    '177': ma,
    '0801000180': at(
      'https://www.yabiladi.com/articles/details/112573/adha-misse-garde-contre-risques.html?utm_source=rss_yabiladi',
      '2026-11-29',
    ),
    '2511': at('https://www.onde.ma/fr/onde/protection'),
  },
  ca: {
    '911': ca,
    '811': at('https://www.cisss-at.gouv.qc.ca/en/info-santeinfo-social-811/'),
    '988': at(
      'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
      '2026-11-29',
    ),
    '18662773553': at(
      'https://cisss-outaouais.gouv.qc.ca/language/en/accessing-a-service/care-and-services-in-the-community/crisis-811/',
    ),
    '18447647669': at(
      'https://www.aboutkidshealth.ca/healthaz/na/poison-information-centres-in-canada/?hub=injuryprev&hubSite=https://www.aboutkidshealth.ca/',
      '2026-11-29',
    ),
    '18004635060': at('https://www.ciusss-capitalenationale.gouv.qc.ca/centre-antipoison-du-quebec'),
    '18003639010': at('https://spvm.qc.ca/fr/PDQ15/Actualites/14734'),
    '18779770007': at('https://www.gov.mb.ca/familylaw/safety/contacting-police.html', '2026-11-29'),
    '18005630808': at('https://www.healthlinkbc.ca/healthwise/domestic-violence', '2026-11-29'),
    '18552250220': at('https://novascotia.ca/news/release/?id=20121030003', '2026-11-29'),
    '18006686868': at('http://org.kidshelpphone.ca/fr/about-us/faqs/'),
    '18665438477': at('https://protectchildren.ca/en/press-and-media/news-releases/2015/missing_kids_day'),
    '18884892287': at('https://www.sq.gouv.qc.ca/communiques/journee-internationale-personnes-agees/', '2026-11-24'),
  },
  gb: {
    '999': gb,
    '116123': at(
      'https://samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas',
    ),
    '111': at('https://shsc.nhs.uk/news/call-nhs-111-if-you-are-experiencing-mental-health-crisis'),
    '08082000247': at('https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline'),
    '08085002222': at('http://nhs.uk/chq/Pages/2487.aspx?CategoryID=118', '2026-11-29'),
    '08001111': at('https://www.nspcc.org.uk/what-is-child-abuse/'),
    '08088005000': at(
      'https://www.nspcc.org.uk/about-us/news-opinion/2020/one-million-funding-government-nspcc-helpline/',
    ),
    '116000': at('https://www.missingpeople.org.uk/how-we-can-help/professionals/police-services/181-faqs.html'),
    '08088088141': at(
      'https://www.lbhf.gov.uk/living-independently/health-and-wellbeing/staying-safe/help-adults-being-abused-or-neglected',
    ),
    '02070080151': at('https://www.eastcambs.gov.uk/content/forced-marriage', '2026-11-29'),
    '08088024040': at(
      'https://www.keepingwellnwl.nhs.uk/self-help-resources/staying-safe-domestic-violence',
      '2026-12-01',
    ),
    '08000121700': at('http://www.modernslaveryhelpline.org', '2026-12-01'),
    '0800111999': at('https://cadentgas.com/news-media/news/September-2020/Safety-warning', '2026-11-30'),
  },
  ie: {
    '112': ie,
    '116123': at('https://www.oireachtas.ie/en/debates/question/2013-12-10/505/'),
    '018092166': at('https://poisons.ie/public/'),
    '1800341900': at(
      'https://gov.ie/ga/an-roinn-dl%C3%AD-agus-cirt/foilseachain/information-for-survivors-of-domestic-violence',
    ),
    '1800778888': at('https://drcc.ie/news-resources/christmas-can-be-difficult-and-lonely-time-but-support-is-th'),
    '1800666666': at('https://www.ispcc.ie/tag/childline/page/3/', '2026-11-29'),
    '116000': at(
      'https://merrionstreet.ie/en/category-index/society/child-protection/116000-missing-childrens-hotline-now-operational-on-247-basis.html',
    ),
  },
  us: {
    '911': us,
    '988': at('https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline'),
    '18002221222': at('https://poisonhelp.hrsa.gov/'),
    '18007997233': at(
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    ),
    '88788': at('https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts'),
    '18006564673': at('https://rainn.org/get-help/national-sexual-assault-hotline', '2026-11-24'),
    '18883737888': at('https://www.dea.gov/human-trafficking-prevention', '2026-12-01'),
    '18004224453': at('https://www.childwelfare.gov/topics/responding/reporting/how/'),
    '18008435678': at('https://ovc.ojp.gov/faq/list?subtopic=4111'),
    '18006771116': at('https://usaging.org/eldercareloc'),
  },
  au: {
    '000': au,
    '131114': at('https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/'),
    '131126': at('https://www.poisonsinfo.health.qld.gov.au'),
    '1800737732': at('https://www.1800respect.org.au/terms-and-conditions', '2026-11-24'),
    '1800551800': at('https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2', '2026-11-29'),
    '1800353374': at('https://www.ag.gov.au/rights-and-protections/protecting-rights-older-australians'),
  },
  pf: { '15': pf, '17': pf, '18': pf },
  nc: { '15': at('https://dass.gouv.nc/particuliers-info-gestion-crise', '2026-11-30'), '17': nc, '18': nc },
  eu: {
    '112': at(
      'https://digital-strategy.ec.europa.eu/en/news/112-day-saving-lives-quickly-and-easily-reaching-emergency-services-anywhere-eu',
    ),
  },
  other: { '112': at('https://eena.org/blog/is-112-a-valid-emergency-number-in-america', '2026-11-29') },
}
