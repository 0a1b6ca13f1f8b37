import { type CountryLines, call, type EmergencyLine, type Province, sms } from './emergency-line.ts'

export const morocco: CountryLines = {
  any: [call('15', 'Protection civile, ambulances et pompiers', 'Civil protection, ambulance and fire')],
  medical: [
    call('15', 'Protection civile, ambulances et pompiers', 'Civil protection, ambulance and fire'),
    call('141', 'Samu', 'Ambulance (Samu)'),
  ],
  police: [
    call('19', 'Police, en ville', 'Police, in towns'),
    call('177', 'Gendarmerie royale, hors des villes', 'Gendarmerie, outside towns'),
  ],
  fire: [call('15', 'Protection civile, pompiers', 'Civil protection, fire')],
  poison: [call('0801 000 180', 'Centre Anti Poison et de Pharmacovigilance', 'National poison centre')],
  child: [call('2511', 'Enfants victimes de violence, jour et nuit', 'Children facing violence, day and night')],
}

/** For no emergency. */
export const healthAdvice = call('811', 'Info-Santé, pour un conseil qui peut attendre', 'Health advice that can wait')

const only = (onlyIn: Province, line: EmergencyLine): EmergencyLine => ({ ...line, onlyIn })
const except = (notIn: Province, line: EmergencyLine): EmergencyLine => ({ ...line, notIn })

export const canada: CountryLines = {
  any: [call('911', 'Ambulance, pompiers, police', 'Ambulance, fire, police')],
  medical: [call('911', 'Ambulance', 'Ambulance'), healthAdvice],
  police: [call('911', 'Police', 'Police')],
  fire: [call('911', 'Pompiers', 'Fire and rescue')],
  suicide: [
    call('988', 'Aide en cas de crise de suicide, jour et nuit', 'Suicide crisis helpline, day and night'),
    only('quebec', call('1 866 277-3553', 'Québec : 1 866 APPELLE', 'Québec: 1 866 APPELLE (in French)')),
  ],
  poison: [
    except('quebec', call('1 844 764-7669', 'Centres antipoison, jour et nuit', 'Poison centres, day and night')),
    only('quebec', call('1 800 463-5060', 'Québec : Centre antipoison', 'Québec poison centre')),
  ],
  partner: [
    only(
      'quebec',
      call('1 800 363-9010', 'Québec : SOS violence conjugale', 'Québec: SOS violence conjugale, in English too'),
    ),
    only(
      'british-columbia',
      call(
        '1 800 563-0808',
        'Colombie-Britannique : VictimLinkBC, jour et nuit',
        'British Columbia: VictimLinkBC, day and night',
      ),
    ),
    only(
      'manitoba',
      call('1 877 977-0007', 'Manitoba : violence familiale, jour et nuit', 'Manitoba: domestic abuse, day and night'),
    ),
    only(
      'nova-scotia',
      call(
        '1 855 225-0220',
        'Nouvelle-Écosse : violence familiale, jour et nuit',
        'Nova Scotia: domestic violence, day and night',
      ),
    ),
  ],
  child: [call('1 800 668-6868', 'Jeunesse, J’écoute, jour et nuit', 'Kids Help Phone, day and night')],
  missing: [call('1 866 543-8477', 'Enfants disparus', 'MissingKids.ca')],
  elder: [
    only(
      'quebec',
      call(
        '1 888 489-2287',
        'Québec : maltraitance des aînés, de 8\u00a0h à 20\u00a0h',
        'Québec: abuse of older adults, 8 am to 8 pm',
      ),
    ),
  ],
}

export const unitedStates: CountryLines = {
  any: [call('911', 'Ambulance, pompiers, police', 'Ambulance, fire, police')],
  medical: [call('911', 'Ambulance', 'Ambulance')],
  police: [call('911', 'Police', 'Police')],
  fire: [call('911', 'Pompiers', 'Fire and rescue')],
  suicide: [call('988', 'Suicide et crise, jour et nuit', 'Suicide & Crisis Lifeline, day and night')],
  poison: [call('1-800-222-1222', 'Poison Help, jour et nuit', 'Poison Help, day and night')],
  partner: [
    call('1-800-799-7233', 'Violences conjugales, jour et nuit', 'Domestic Violence Hotline, day and night'),
    sms('88788', 'Violences conjugales : écrivez START', 'Domestic violence: text START'),
  ],
  trafficking: [call('1-888-373-7888', 'Traite et travail forcé', 'National Human Trafficking Hotline')],
  sexual: [call('1-800-656-4673', 'RAINN, viol et agression sexuelle', 'RAINN, sexual assault')],
  child: [call('1-800-422-4453', 'Childhelp, jour et nuit', 'Childhelp, day and night')],
  missing: [call('1-800-843-5678', 'Enfants disparus ou exploités (NCMEC)', 'Missing or exploited children (NCMEC)')],
  online: [call('1-800-843-5678', 'Enfants disparus ou exploités (NCMEC)', 'Missing or exploited children (NCMEC)')],
  elder: [
    call(
      '1-800-677-1116',
      'Eldercare Locator, vers la protection des aînés, en semaine',
      'Eldercare Locator, weekdays',
    ),
  ],
}

export const australia: CountryLines = {
  any: [call('000', 'Ambulance, pompiers, police', 'Ambulance, fire, police')],
  medical: [call('000', 'Ambulance', 'Ambulance')],
  police: [call('000', 'Police', 'Police')],
  fire: [call('000', 'Pompiers', 'Fire and rescue')],
  suicide: [call('13 11 14', 'Lifeline, jour et nuit', 'Lifeline, day and night')],
  poison: [call('13 11 26', 'Centre antipoison, jour et nuit', 'Poisons Information Centre, day and night')],
  partner: [call('1800 737 732', '1800RESPECT, jour et nuit', '1800RESPECT, day and night')],
  sexual: [call('1800 737 732', '1800RESPECT, jour et nuit', '1800RESPECT, day and night')],
  child: [call('1800 55 1800', 'Kids Helpline, jour et nuit', 'Kids Helpline, day and night')],
  elder: [call('1800 353 374', 'Maltraitance d’une personne âgée', 'Abuse of an older person')],
}

/** French Polynesia and New Caledonia: neither 112 nor the help lines of France are known to answer in both. */
export const frenchPacific: CountryLines = {
  any: [call('15', 'Samu, urgences médicales', 'Ambulance (Samu)')],
  medical: [call('15', 'Samu, urgences médicales', 'Ambulance (Samu)')],
  police: [call('17', 'Police et gendarmerie', 'Police')],
  fire: [call('18', 'Pompiers', 'Fire and rescue')],
}

/** For countries without known numbers. A mobile phone treats 112 as an emergency call anywhere. */
export const restOfWorld: CountryLines = {
  any: [
    call(
      '112',
      'Les secours du pays où vous êtes, depuis un mobile',
      'The emergency services where you are, from a mobile',
    ),
  ],
}
