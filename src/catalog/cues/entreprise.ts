import { cueList } from '../cue-list.ts'

export const entreprise = {
  sure: {
    fr: cueList(`
      auto entrepreneur* | autoentrepreneur* | micro entreprise* | micro entrepreneur* | freelance* |
      independant* | sasu | sas | sarl | eurl | siret | siren | kbis | urssaf | tva | chiffre d affaire* |
      associe* | gerant | statuts | client* | facturer | factures impayees | impaye* | recouvrement |
      mise en demeure | comptab* | expert comptable | bail commercial | local commercial | fonds de commerce |
      liquidation | redressement judiciaire | depot de bilan | creer ma boite | creer mon entreprise |
      lancer mon activite | food truck | ouvrir un restaurant | inpi | logo | concurrent* | cgv |
      fournisseur* | dividendes | embaucher | business plan | acre | guichet unique | devis et factures |
      ma marque | deposer une marque | depot de marque | deposer mon logo | charges sociales | ma boite |
      mon entreprise | mon commerce | ma societe | chef d entreprise | artisan inscrit | comptable |
      actionnaire* | parts sociales | cession de parts | baux commerciaux | declaration urssaf |
      trimestre urssaf | e commerce | dropshipping | coworking | liasse | cfe | credit bail |
      chiffre d affaires | vendre mes | vendre sur etsy | etsy | vendre en ligne | vendre des |
      marche de noel | quel statut | statut le plus simple | statut juridique | immatriculer |
      s installer a son compte | a mon compte | mettre a mon compte | profession liberale | liberal |
      infirmiere liberale | vtc | taxi | commercant | fermer ma | fermer mon | dissoudre | dissolution |
      liquider | mise en sommeil | radier | plus d activite | sans activite | snc | holding |
      president de sas | remuneration du dirigeant | se verser un salaire | abus de biens | assemblee |
      pv d ag | greffe | annonce legale | rcs | rne | apport en capital | lever des fonds | investisseur* |
      pacte | fournisseurs | tresorerie | pret pro | compte pro | bpi | subvention entreprise | cotisations |
      regularisation urssaf | mise en demeure urssaf | controle urssaf | cipav | ssi | tns | cvae |
      tva intracom | numero de tva | autoliquidation | bon de commande client | acompte client |
      penalites de retard | relancer | relance client | affacturage | contrat de prestation | sous traitant |
      sous traitance | cgu | conditions generales de vente | mentions legales de mon site | rgpd |
      apporteur d affaires | agent commercial | franchise* | franchiseur | cession | ceder mon | reprendre un |
      reprise de | droit au bail | pas de porte | loyer commercial | bail derogatoire | indemnite d eviction |
      enseigne | licence iv | hygiene | haccp | creche privee | micro creche | association ou entreprise |
      premier salarie | alternant a embaucher | licencier mon salarie | mon salarie | mes salaries |
      mes employes | fiche de poste | dsn | urssaf employeur`),
    en: cueList(`
      freelanc* | self employed | sole trader | auto entrepreneur | micro entrepreneur | micro | sasu | sarl |
      eurl | siret | siren | kbis | urssaf | social charges | vat | turnover | business partner |
      shareholder* | director | customer* | client* | invoice* | unpaid invoice | debt collection | bookkeep* |
      accountant | commercial lease | premises | liquidation | insolven* | bankrupt* | start a business |
      set up a business | open a b b | b b | gite | open a restaurant | trade mark | trademark | logo |
      competitor* | terms of sale | supplier* | hire someone | employees | business plan | business | set up |
      my own company | register a company | my company | my shop | my restaurant | my gite | corporation tax |
      quarterly declaration | payroll | cofounder | co founder | startup | start up | articles of association |
      dropshipping | cfe | sole director | sell handmade | sell on etsy | etsy | sell online | market stall |
      simplest status | legal status | legal structure | register my business | work for myself |
      liberal profession | taxi | craftsman | tradesman | wind up | close my | close down my | dissolve |
      dormant | no longer trades | sas | holding | pay myself | director s pay | registry | share capital |
      raise money | investors | supplier | suppliers | business loan | business account | business bank |
      grants for business | contributions | social contributions | urssaf letter | urssaf audit | vat number |
      reverse charge | invoice | invoices | invoicing | quote for a client | upfront payment | chase payment |
      chasing | factoring | service agreement | subcontractor | t and c | privacy policy of my site |
      referral | sales agent | franchis* | buy out | takeover | take over a | goodwill | lease of my shop |
      shop lease | commercial rent | licence to sell alcohol | alcohol licence | restaurant | cafe |
      food hygiene | b and b | bed and breakfast | chambre d hotes | gite business | first employee |
      my employee | my staff | employ | dismiss my employee | payslip for my | contractor* | consultancy |
      consultant | umbrella company | portage salarial | portage`),
  },
  hint: {
    fr: cueList(`
      seuil* | plafond* | depasser | activite | lancer | entreprise | professionnel | contrat | doit | bloque |
      chomage | prestation* | societe* | bilan | bijoux | main | simple | prix | etapes | marche mal | payer |
      vendre | cout | statut | stock | taxe | licence | facture | factures | devis | restaurant | food |
      boutique | fonds | artisan`),
    en: cueList(`
      threshold | exceed | activity | owes | owe | contract | professional | charge | owns half | reminders |
      company | handmade | simplest | cost | failing | pay | sell | trades | france | steps | status | terms |
      shop | stock | trading | bar | minutes | president of`),
  },
}
