// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const europe = `
  GB en | emergency | Emergency | call 999 | | 112 works as well. | || https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers ?
  GB en | suicide | Samaritans | call 116 123 | | Free, from any phone. | https://www.samaritans.org || https://www.samaritans.org/how-we-can-help/contact-samaritan/
  GB en | suicide poison | NHS 111, mental health option | call 111 | | England, Scotland and Wales: choose option 2 for a mental health crisis. Also where to ask about something swallowed. | https://www.nhs.uk/nhs-services/mental-health-services/ || https://www.nhs.uk/nhs-services/mental-health-services/get-urgent-support-for-mental-health/
  GB en | text suicide | Shout | text 85258 SHOUT | | Free. | https://giveusashout.org || https://giveusashout.org

  IE en,ga | emergency | Emergency | call 112 | | 999 works as well. | || https://www.gov.uk/foreign-travel-advice/ireland
  IE en | suicide | Samaritans | call 116 123 | | Free. | https://www.samaritans.org/ireland/ || https://www.samaritans.org/samaritans-ireland/
  IE en | suicide | Pieta | call 1800 247 247 | | | https://www.pieta.ie || https://www.pieta.ie
  IE en | text suicide | Text About It (50808) | text 50808 HELLO | | Free. | https://text50808.ie || https://text50808.ie

  DE de | emergency | Emergency | call 112 | | Police 110. | || https://digital-strategy.ec.europa.eu/en/policies/112
  DE de | suicide | TelefonSeelsorge | call 0800 111 0 111 | | Free. Also 0800 111 0 222 and 116 123; chat online. | https://www.telefonseelsorge.de || https://www.telefonseelsorge.de
  DE de | text suicide children | krisenchat | | | Chat, about 12 to 25 years. | https://krisenchat.de || https://krisenchat.de

  AT de | emergency | Emergency | call 112 | | Ambulance 144, police 133. | || https://digital-strategy.ec.europa.eu/en/policies/112
  AT de | suicide | TelefonSeelsorge | call 142 | | Free. | https://www.telefonseelsorge.at || https://www.telefonseelsorge.at

  CH de,fr,it | emergency ambulance | Ambulance | call 144 | | 112 works as well. Police 117. | || https://www.gov.uk/foreign-travel-advice/switzerland
  CH de,fr,it | emergency police | Police | call 117 | | | || https://www.gov.uk/foreign-travel-advice/switzerland
  CH de,fr,it | suicide | Die Dargebotene Hand / La Main Tendue | call 143 | | | https://www.143.ch || https://www.143.ch

  FR fr | emergency | Emergency | call 112 | | Ambulance 15, police 17. | || https://digital-strategy.ec.europa.eu/en/policies/112
  FR fr | suicide | 3114, prévention du suicide | call 3114 | | Free. | https://3114.fr || https://3114.fr
  FR fr | suicide | SOS Amitié | call 09 72 39 40 50 | | | https://www.sos-amitie.com || https://www.sos-amitie.com

  BE nl,fr,de | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  BE nl | suicide | Zelfmoordlijn 1813 | call 1813 | | In Dutch. Chat as well. | https://www.zelfmoord1813.be || https://www.zelfmoord1813.be
  BE fr | suicide | Centre de Prévention du Suicide | call 0800 32 123 | | In French. Free. | https://www.preventionsuicide.be || https://www.preventionsuicide.be

  NL nl | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  NL nl | suicide | 113 Zelfmoordpreventie | call 113 | | Also 0800-0113 (free). Chat as well. | https://www.113.nl || https://www.113.nl

  LU lb,fr,de | emergency | Emergency | call 112 | | Police 113. | || https://digital-strategy.ec.europa.eu/en/policies/112
  LU lb,fr,de | suicide | SOS Détresse | call 454545 | Not at night, see the site | | https://454545.lu || https://454545.lu

  ES es,ca,eu,gl | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  ES es | suicide | 024, atención a la conducta suicida | call 024 | | Free. Chat as well. | https://www.sanidad.gob.es/linea024/home.htm || https://www.sanidad.gob.es/linea024/home.htm
  ES es | suicide | Teléfono de la Esperanza | call 717 003 717 | | | https://telefonodelaesperanza.org || https://telefonodelaesperanza.org

  PT pt | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  PT pt | suicide | SNS 24, psychological counselling | call 808 24 24 24 then 4 | | | https://www.sns24.gov.pt || https://www.sns24.gov.pt
  PT pt | suicide | SOS Voz Amiga | call 213 544 545 | Daily 15:30-0:30 | | https://www.sosvozamiga.org || https://www.sosvozamiga.org

  IT it | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  IT it | suicide | Telefono Amico Italia | call 02 2327 2327 | Daily, to midnight; see the site | WhatsApp 324 011 7252. | https://www.telefonoamico.it || https://www.telefonoamico.it

  PL pl | emergency | Emergency | call 112 | | | || https://www.gov.pl/web/numer-alarmowy-112/numer-alarmowy
  PL pl | suicide | Kryzysowy Telefon Zaufania 116 123 | call 116 123 | | Free, anonymous, adults. Chat as well. | https://116sos.pl || https://116sos.pl
  PL pl | suicide | Centrum Wsparcia dla Osób Dorosłych w Kryzysie Psychicznym | call 800 70 2222 | | Free. | https://centrumwsparcia.pl || https://centrumwsparcia.pl/centrum-wsparcia/

  CZ cs | emergency | Emergency | call 112 | | Ambulance 155. | || https://digital-strategy.ec.europa.eu/en/policies/112
  CZ cs | suicide | Linka první psychické pomoci | call 116 123 | | Free. | https://linkapsychickepomoci.cz || https://linkapsychickepomoci.cz

  SE sv | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  SE sv | suicide | Mind Självmordslinjen | call 90101 | | Chat as well. | https://mind.se/hitta-hjalp/sjalvmordslinjen/ || https://mind.se/hitta-hjalp/sjalvmordslinjen/

  NO no | emergency ambulance | Ambulance | call 113 | | Police 112, fire 110. | || https://www.gov.uk/foreign-travel-advice/norway
  NO no | emergency police | Police | call 112 | | | || https://www.gov.uk/foreign-travel-advice/norway
  NO no | suicide | Mental Helse, Hjelpetelefonen | call 116 123 | | Free. | https://mentalhelse.no/fa-hjelp/hjelpetelefonen || https://mentalhelse.no/fa-hjelp/hjelpetelefonen

  DK da | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  DK da | suicide | Livslinien | call 70 201 201 | Daily 9-5 in the morning | Chat as well. | https://www.livslinien.dk || https://www.livslinien.dk

  FI fi,sv | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  FI fi | suicide | MIELI Kriisipuhelin | call 09 2525 0111 | | In Finnish; Swedish 09 2525 0112. | https://mieli.fi/tukea-ja-apua/kriisipuhelin/ || https://mieli.fi/tukea-ja-apua/kriisipuhelin/

  GR el | emergency | Emergency | call 112 | | Ambulance 166. | || https://digital-strategy.ec.europa.eu/en/policies/112
  GR el | suicide | Γραμμή Παρέμβασης για την Αυτοκτονία | call 1018 | | | https://suicide-help.gr || https://suicide-help.gr

  HU hu | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  HU hu | suicide | Magyar Lelki Elsősegély | call 116 123 | | Free. | || https://www.sos505.hu

  RO ro | emergency | Emergency | call 112 | | | || https://digital-strategy.ec.europa.eu/en/policies/112
  RO ro | suicide | TelVerde Antisuicid | call 0800 801 200 | Daily 19-7 | Free. | https://antisuicid.ro || https://antisuicid.ro

  UA uk | emergency ambulance | Ambulance | call 103 | | Police 102, fire 101. | || https://www.gov.uk/foreign-travel-advice/ukraine
  UA uk | emergency police | Police | call 102 | | | || https://www.gov.uk/foreign-travel-advice/ukraine
  UA uk,ru,en | suicide | Lifeline Ukraine | call 7333 | | Free. | https://lifelineukraine.com || https://lifelineukraine.com
`
