import { anchorTo, linkTo } from '#web/language/link-to.tsx'
import * as prose from '#web/story/rights-words.en.ts'

const toYourData = linkTo('/data')

/** What the GDPR asks a server to say. */
export const EuropeanRights = () => (
  <>
    <h2 id="gdpr">{prose.europe}</h2>
    <p>{prose.controller}</p>
    <ul>
      <li>{prose.contract}</li>
      <li>{prose.health}</li>
      <li>{prose.ai}</li>
      <li>{prose.safety}</li>
    </ul>
    <p>{prose.rights(toYourData)}</p>
    <p>
      {prose.complain({
        board: anchorTo('https://www.edpb.europa.eu/about-edpb/about-edpb/members_en'),
        commissioner: anchorTo('https://ico.org.uk/make-a-complaint/'),
      })}
    </p>
  </>
)

/** What Washington's My Health My Data Act asks a server to say, under the name that it asks for. */
export const ConsumerHealthData = () => (
  <>
    <h2 id="consumer-health-data">{prose.washington}</h2>
    <ul>
      <li>{prose.what}</li>
      <li>{prose.why}</li>
      <li>{prose.withWhom}</li>
      <li>{prose.yourRights}</li>
      <li>{prose.how(toYourData)}</li>
    </ul>
    <p>{prose.refused(anchorTo('https://www.atg.wa.gov/file-complaint'))}</p>
  </>
)
