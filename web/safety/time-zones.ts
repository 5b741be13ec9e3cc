// Where people keep which time, for the countries that have help lines; a name that ends in / stands for all that begin so.
const table = `
  US US/ America/Indiana/ America/Kentucky/ America/North_Dakota/ America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Fort_Wayne America/Indianapolis America/Juneau America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu
  CA Canada/ America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse America/Winnipeg America/Yellowknife
  MX Mexico/ America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Santa_Isabel America/Tijuana
  AR America/Argentina/ America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario
  BR Brazil/ America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo
  CL Chile/ America/Coyhaique America/Punta_Arenas America/Santiago Pacific/Easter
  CO America/Bogota
  PE America/Lima
  GB Europe/London Europe/Belfast
  IE Europe/Dublin
  DE Europe/Berlin Europe/Busingen
  AT Europe/Vienna
  CH Europe/Zurich
  FR Europe/Paris
  BE Europe/Brussels
  NL Europe/Amsterdam
  LU Europe/Luxembourg
  ES Africa/Ceuta Atlantic/Canary Europe/Madrid
  PT Atlantic/Azores Atlantic/Madeira Europe/Lisbon
  IT Europe/Rome
  PL Europe/Warsaw
  CZ Europe/Prague
  SE Europe/Stockholm
  NO Europe/Oslo
  DK Europe/Copenhagen
  FI Europe/Helsinki
  GR Europe/Athens
  HU Europe/Budapest
  RO Europe/Bucharest
  UA Europe/Kiev Europe/Kyiv Europe/Simferopol Europe/Uzhgorod Europe/Zaporozhye
  ZA Africa/Johannesburg
  NG Africa/Lagos
  KE Africa/Nairobi
  GH Africa/Accra
  EG Africa/Cairo
  MA Africa/Casablanca
  AE Asia/Dubai
  SA Asia/Riyadh
  IL Asia/Jerusalem Asia/Tel_Aviv
  TR Europe/Istanbul Asia/Istanbul
  AU Australia/ Antarctica/Macquarie
  NZ Pacific/Auckland Pacific/Chatham
  IN Asia/Calcutta Asia/Kolkata
  PK Asia/Karachi
  BD Asia/Dhaka Asia/Dacca
  LK Asia/Colombo
  SG Asia/Singapore
  MY Asia/Kuala_Lumpur Asia/Kuching
  PH Asia/Manila
  HK Asia/Hong_Kong
  JP Asia/Tokyo
  KR Asia/Seoul
  TW Asia/Taipei
  TH Asia/Bangkok
  ID Asia/Jakarta Asia/Jayapura Asia/Makassar Asia/Pontianak
  VN Asia/Saigon Asia/Ho_Chi_Minh
  CN Asia/Shanghai Asia/Urumqi Asia/Chongqing Asia/Harbin Asia/Kashgar
`

const zonesOf = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '))

/** No country of the world: it has no lines of its own, so that what holds everywhere is shown. */
export const elsewhere = 'ZZ'

/** Times that are kept nowhere in particular: servers, and browsers that hide where they are. */
const isNowhere = (timeZone: string): boolean => !timeZone.includes('/') || timeZone.startsWith('Etc/')

/** The country of a time zone, `elsewhere` where it has no help lines; null when the zone does not say where it is. */
export function countryOfTimeZone(timeZone: string): string | null {
  if (isNowhere(timeZone)) return null
  const row = zonesOf.find(([, ...zones]) =>
    zones.some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : zone === timeZone)),
  )
  return row?.[0] ?? elsewhere
}
