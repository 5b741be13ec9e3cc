// country languages | kinds | name | call and text | hours, when not always | note | link || source, ? where it was not opened
export const americas = `
  US en,es | emergency | Emergency | call 911 | | or go to your nearest emergency room | || https://www.gov.uk/foreign-travel-advice/usa
  US en,es | suicide text | 988 Suicide & Crisis Lifeline | call 988, text 988 | | United States, free. Press 2 for Spanish. | https://988lifeline.org || https://988lifeline.org
  US en,es | text suicide | Crisis Text Line | text 741741 HOME | | Free. | https://www.crisistextline.org || https://www.crisistextline.org

  CA en,fr | emergency | Emergency | call 911 | | | || https://www.gov.uk/foreign-travel-advice/canada
  CA en,fr | suicide text | 9-8-8: Suicide Crisis Helpline | call 988, text 988 | | Free. English and French. | https://988.ca || https://988.ca
  CA en,fr | suicide | Hope for Wellness Helpline | call 1-855-242-3310 | | First Nations, Inuit and Métis people. | https://www.hopeforwellness.ca || https://www.hopeforwellness.ca

  MX es | emergency | Emergency | call 911 | | | || https://www.gov.uk/foreign-travel-advice/mexico
  MX es | suicide | Línea de la Vida | call 800 911 2000 | | Free. | https://www.gob.mx/lineadelavida || https://www.gob.mx/lineadelavida
  MX es | suicide | SAPTEL | call 55 5259 8121 | | | https://www.saptel.org.mx || https://www.saptel.org.mx/contacto.html

  AR es | emergency | Emergency | call 911 | | Ambulance 107. | || https://www.argentina.gob.ar
  AR es | emergency ambulance | Ambulance | call 107 | | | || https://www.gov.uk/foreign-travel-advice/argentina
  AR es | suicide | Centro de Asistencia al Suicida | call 135 | Not round the clock, see the site | 135 in Buenos Aires and around it; elsewhere 0800 345 1435. | https://www.asistenciaalsuicida.org.ar || https://www.asistenciaalsuicida.org.ar

  BR pt | emergency ambulance | Ambulance (SAMU) | call 192 | | Police 190, fire 193. | || https://www.gov.uk/foreign-travel-advice/brazil
  BR pt | emergency police | Police | call 190 | | | || https://www.gov.uk/foreign-travel-advice/brazil
  BR pt | suicide | CVV | call 188 | | Free. Chat as well. | https://cvv.org.br || https://cvv.org.br/ligue-188/

  CL es | emergency ambulance | Ambulance (SAMU) | call 131 | | Police 133. | || https://www.gov.uk/foreign-travel-advice/chile
  CL es | emergency police | Police | call 133 | | | || https://www.gov.uk/foreign-travel-advice/chile
  CL es | suicide | Línea *4141, No estás solo, no estás sola | call *4141 | | Free. | || https://www.minsal.cl/linea-de-atencion-4141-no-estas-solo-no-estas-sola/
  CL es | suicide | Salud Responde | call 600 360 7777 | | | || https://www.minsal.cl

  CO es | emergency | Emergency | call 123 | | | || https://www.gov.uk/foreign-travel-advice/colombia
  CO es | suicide | Línea 106 | call 106 | | Free. Bogotá and several cities; elsewhere 123. | https://bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106 || https://bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106

  PE es | emergency ambulance | Ambulance | call 106 | | | || https://www.gov.uk/foreign-travel-advice/peru
  PE es | emergency police | Police | call 105 | | Ambulance 106. | || https://www.gov.uk/foreign-travel-advice/peru
  PE es | suicide | Línea 113, salud mental | call 113 then 5 | | Free. | || https://www.gob.pe/minsa ?
`
