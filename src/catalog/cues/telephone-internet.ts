import { cueList } from '../cue-list.ts'

export const telephoneInternet = {
  sure: {
    fr: cueList(`
      fibre | adsl | box | livebox | freebox | bbox | wifi | debit | operateur | orange | sfr | free |
      bouygues telecom | sosh | red | forfait | hors forfait | portabilite | rio | carte sim | esim | mobile |
      smartphone | iphone | samsung | android | xiaomi | pixel | sms | whatsapp | messagerie vocale | 4g | 5g |
      roaming | itinerance | ligne fixe | technicien fibre | repeteur | tv box | decodeur | internet |
      mon telephone | mon portable | mon tel | mon mobile | ecran casse | vitre cassee |
      batterie du telephone | desimlock* | debloquer mon telephone | vol de telephone | telephone vole |
      changer d operateur | resilier ma box | eligibilite fibre | raccordement | prise fibre | arcep |
      box internet | plus d internet | plus internet | ping | decodeur tv | chaine* tele | television orange |
      oppo | huawei | oneplus | honor | play store | app store | carte sd | contacts perdus |
      sauvegarde whatsapp | compte icloud iphone | apple id | ipad | tablette | forfait mobile | sms bizarre* |
      appels inconnus | demarchage sms | repondeur | double sim | zone blanche | antenne | boite noire |
      raccorder | fibre optique | point de branchement | technicien ne vient pas | rendez vous technicien |
      tonalite | debit lent | mbps | deconnexion* | coupe* tout le temps | coupe le soir | tele de la box |
      tele coupe | player | replay | netflix | telecommande box | mms | envoyer des photos |
      message multimedia | changer de carte | puce sim | code puk | puk | desactiver | bloquer un numero |
      numero masque | appels passent | forfaits | go de data | partage de connexion | etranger telephone |
      facture mobile | facture internet | engagement mobile | frais de resiliation box | modem a rendre |
      retour de la box | canal | canalsat | antenne tv | tnt | parabole | satellite | starlink |
      repeteur wifi | cpl | reseau wifi | mot de passe wifi | micro du telephone | haut parleur du telephone |
      charge plus | connecteur de charge | vitre arriere | appareil photo du telephone | note de message |
      google play | icloud plein | stockage | photos du telephone | transferer iphone | samsung galaxy |
      galaxy | redmi | poco | motorola | nokia`),
    en: cueList(`
      fibre | fiber | broadband | router | modem | wifi | wi fi | internet | provider | orange | sfr |
      free mobile | bouygues | sosh | sim | esim | mobile | mobile plan | smartphone | iphone | samsung |
      android | pixel | cell phone | text messages | whatsapp | voicemail | signal | 4g | 5g | roaming |
      landline | data plan | keep my number | phone number | livebox | freebox | my phone | new phone |
      phone contract | cracked screen | phone battery | unlock my phone | stolen phone | switch provider |
      switching provider | no internet | internet is down | slow internet | internet connection | starlink |
      set top box | tv decoder | oppo | huawei | oneplus | play store | app store | sd card |
      contacts disappeared | whatsapp backup | apple id | ipad | tablet | data allowance | unknown calls |
      spam calls | dual sim | dead zone | reception | mesh | extender | rio code | port my number |
      french number | uk number | optical | speed is | mbps | disconnect* | drops out | cuts out | tv box |
      streaming | netflix | remote for the box | mms | texts | picture message* | send pictures | new card |
      sim card | puk | block a number | withheld number | tethering | hotspot | abroad phone | phone bill |
      internet bill | exit fee* | return the router | aerial | freeview | satellite dish | satellite |
      powerline | wifi password | coverage | microphone on my phone | speaker on my phone | wont charge |
      charging port | phone camera | google play | icloud full | galaxy | redmi | motorola | nokia | handset |
      sms | fixed line`),
  },
  hint: {
    fr: cueList(`
      numero | ecran | appels | appel | preleve | memoire | etage | salon | tombe dans l eau | coupure |
      resilier | technicien | telephone | tel | portable | appli | application* | reseau | coupe | annuler |
      carte | soir | photos | message | minutes | tele | appeler | appelle | ligne | data | chaines |
      communication | zone | pin | notification* | couverture`),
    en: cueList(`
      number | screen | calls | charged | storage | memory full | upstairs | dropped | outage | stone walls |
      phone | app | apps | technician | cancel | evening | tv | text | minutes | card | pictures | call |
      calling | line | data | pin | connection | channels | canal | notifications`),
  },
}
