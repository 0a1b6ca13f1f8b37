import { describe, expect, it } from 'vitest'
import { circumstances, emergencySituations } from '../situations.ts'
import { emergencyCountries } from './emergency-line.ts'
import { silentContacts } from './lines-by-country.ts'
import { numbersForSituation } from './numbers-for-situation.ts'
import { silentSources, sources } from './sources.ts'

/**
 * Who stands behind each page: a public body, or whoever answers the number; a news site only for the statement of one of
 * them that it reproduces. No newspaper of its own accord, forum or third party.
 */
const publisherByHost: Record<string, string> = {
  // France
  'www.service-public.gouv.fr': 'the French government',
  'www.gouvernement.fr': 'the French government',
  'solidarites.gouv.fr': 'the French ministry of solidarity',
  'www.service-public.fr': 'the French government',
  'centres-antipoison.net': 'the French poison centres, who answer',
  'solidaritefemmes.org': 'Fédération nationale Solidarité Femmes, who answer 3919',
  'cfcv.asso.fr': 'Collectif féministe contre le viol, who answer',
  'www.weka.fr': 'a statement of the French secretary of state for equality, at the opening of the line',
  'www.droitdenfance.org': 'Droit d’Enfance, who answer 116 000',
  'www.pas-de-calais.gouv.fr': 'the prefecture of Pas-de-Calais',
  'lespieux.fr': 'the town of Les Pieux, on a smell of gas',
  // Belgium
  '112.be': 'the Belgian federal interior ministry',
  'www.112.be': 'the Belgian federal interior ministry',
  'www.police.be': 'the Belgian police',
  'www.wallonie.be': 'the Walloon Region',
  'actionsociale.wallonie.be': 'the Walloon Region',
  'www.dgde.cfwb.be': 'the children’s ombudsman of the French Community of Belgium',
  'wal.autonomia.org': 'a statement of the Walloon minister of health, at the law on 107',
  'www.centreantipoisons.be': 'the Belgian poison centre, who answer',
  'www.childfocus.be': 'Child Focus, who answer 116 000',
  // Switzerland
  'ch.ch': 'the Swiss Confederation and cantons',
  'www.rega.ch': 'Rega, who answer 1414',
  'www.toxinfo.ch': 'Tox Info Suisse, who answer 145',
  // Morocco
  'exteriores.gob.es': 'the Spanish consulate in Nador, on the Moroccan police, gendarmerie and fire service',
  'www.mapexpress.ma': 'a statement of the Moroccan health ministry, in the state’s news agency',
  'www.yabiladi.com': 'a statement of the Moroccan health ministry, on its poison centre',
  'www.onde.ma': 'Observatoire national des droits de l’enfant, who answer 2511',
  // Canada
  'www.lavalensante.com': 'the public health centre of Laval',
  'www.cisss-at.gouv.qc.ca': 'the public health centre of Abitibi-Témiscamingue',
  'cisss-outaouais.gouv.qc.ca': 'the public health centre of the Outaouais',
  'www.ciusss-capitalenationale.gouv.qc.ca': 'the public health centre that runs the poison centre',
  'www.sq.gouv.qc.ca': 'the police of Québec',
  'spvm.qc.ca': 'the police of Montréal',
  'www.newswire.ca': 'a statement of the Canadian government, at its launch of 988',
  'www.aboutkidshealth.ca': 'the hospital that runs the poison centre of Ontario',
  'www.gov.mb.ca': 'the government of Manitoba',
  'www.healthlinkbc.ca': 'the health service of British Columbia',
  'novascotia.ca': 'the government of Nova Scotia',
  'org.kidshelpphone.ca': 'Kids Help Phone, who answer',
  'protectchildren.ca': 'the Canadian Centre for Child Protection, who answer',
  // United Kingdom
  'gov.uk': 'the government of the United Kingdom',
  'www.eastcambs.gov.uk': 'the council of East Cambridgeshire',
  'www.devon-cornwall.police.uk': 'the police of Devon and Cornwall',
  'www.iow.gov.uk': 'the council of the Isle of Wight',
  'shsc.nhs.uk': 'an NHS trust',
  'www.keepingwellnwl.nhs.uk': 'the NHS in North West London, on the line of Respect',
  'www.lbhf.gov.uk': 'the council of Hammersmith and Fulham',
  'samaritans.org': 'Samaritans, who answer 116 123',
  'nhs.uk': 'the NHS, on the line of Rape Crisis England and Wales',
  'www.nspcc.org.uk': 'the NSPCC, who answer both numbers',
  'www.missingpeople.org.uk': 'Missing People, who answer 116 000',
  'www.modernslaveryhelpline.org': 'Unseen, who answer',
  'cadentgas.com': 'Cadent, who answer the National Gas Emergency Service',
  // Ireland
  'www2.hse.ie': 'the Irish health service',
  '112.ie': 'the Irish emergency call service, who answer',
  'www.oireachtas.ie': 'the Irish parliament',
  'gov.ie': 'the Irish government',
  'merrionstreet.ie': 'the Irish government',
  'poisons.ie': 'the Irish poison centre, who answer',
  'drcc.ie': 'the Dublin Rape Crisis Centre, who answer',
  'www.ispcc.ie': 'the ISPCC, whose Childline answers',
  // United States
  'www.orangecountyva.gov': 'a county of Virginia, on 911 in the whole country',
  'health.wyo.gov': 'the health department of Wyoming',
  'poisonhelp.hrsa.gov': 'the federal health resources agency',
  'ovc.ojp.gov': 'the federal office for victims of crime',
  'www.childwelfare.gov': 'the federal children’s bureau',
  'www.fcc.gov': 'the federal communications commission',
  'www.dea.gov': 'a federal agency, on the national hotline',
  'rainn.org': 'RAINN, who answer',
  'usaging.org': 'USAging, who run the Eldercare Locator',
  // Australia
  'www.studymelbourne.vic.gov.au': 'the State of Victoria',
  'www.poisonsinfo.health.qld.gov.au': 'the poison centre of Queensland, who answer',
  'www.ag.gov.au': 'the Attorney-General of Australia',
  'lifelineh2h.org.au': 'a Lifeline centre, who answer 13 11 14',
  'www.1800respect.org.au': '1800RESPECT, who answer',
  'www.openaustralia.org.au': 'the debates of the Australian House of Representatives, on Kids Helpline',
  // French Pacific
  'www.smartraveller.gov.au': 'the Australian government, to its travellers',
  'dass.gouv.nc': 'the health directorate of the government of New Caledonia',
  'livenews.co.nz': 'a statement of the New Zealand Ministry of Foreign Affairs, to its travellers',
  // Europe and beyond
  'eena.org': 'the European Emergency Number Association, on 112 dialled outside Europe',
  'digital-strategy.ec.europa.eu': 'the European Commission',
}

const all = [
  ...Object.entries(sources).flatMap(([country, bySource]) =>
    Object.entries(bySource).map(([dial, source]) => ({ line: `${country} ${dial}`, ...source })),
  ),
  ...Object.entries(silentSources).flatMap(([country, read]) =>
    read.map((source) => ({ line: `${country} without speaking`, ...source })),
  ),
]

describe('the sources of the numbers', () => {
  it('are pages of public bodies or of whoever answers, each of them named', () => {
    const hosts = new Set(all.map(({ url }) => new URL(url).hostname))
    expect([...hosts].filter((host) => !publisherByHost[host])).toEqual([])
    expect(Object.keys(publisherByHost).filter((host) => !hosts.has(host))).toEqual([])
  })

  it('say how to call for help without speaking, for each country where it is said', () => {
    expect(Object.keys(silentSources).sort()).toEqual(Object.keys(silentContacts).sort())
  })

  it('are read for every number that a screen shows', () => {
    const unread = emergencyCountries.flatMap((country) =>
      emergencySituations.flatMap((situation) =>
        [undefined, ...circumstances].flatMap((circumstance) =>
          [false, true].flatMap((minor) => {
            const shown = numbersForSituation(situation, country, { minor, ...(circumstance && { circumstance }) })
            return [shown.first, shown.second, ...shown.more].flatMap((line) =>
              !line || /^20\d\d-\d\d-\d\d$/.test(sources[country][line.dial]?.read ?? '')
                ? []
                : `${country} ${line.dial}: ${situation}`,
            )
          }),
        ),
      ),
    )
    expect([...new Set(unread)]).toEqual([])
  })
})
