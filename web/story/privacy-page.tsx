import { Link } from 'wouter'
import { Article } from '#web/story/article.tsx'

export const PrivacyPage = () => (
  <Article title="Privacy Policy" name="Privacy Policy" note="Last updated October 26, 2025">
    <h2>What is kept</h2>
    <ul>
      <li>What you say and what Leeward answers, so that you can read it again and export it.</li>
      <li>Moods that you log, with your note if you wrote one.</li>
      <li>Which replies you rated, and which exercises you finished.</li>
      <li>
        How worried a message made Leeward, so that help can be shown. This is a word such as "care", not a
        score.
      </li>
    </ul>
    <h2>How it is kept</h2>
    <p>
      Each thing that happens is added to a log on this server's database. Your own words in it, messages and
      notes, are sealed with a key before they are written. They are not written to the server's own
      diagnostic logs.
    </p>
    <p>
      With an account, the name and e-mail address that you sign in with are kept, sealed too, and which
      browsers you are signed in with. Without an account, a cookie with a random number is all that ties a
      conversation to you. Your browser also remembers your theme, whether the waves move, whether the sidebar
      is open (a cookie of seven days), that you accepted the first notice, and which conversation is open.
      What you are writing is never put into the browser's storage.
    </p>
    <h2>Who else sees it</h2>
    <p>
      There are no ads and no trackers. When the person who runs this server has set up an AI provider, you
      are asked before a word goes there, and told who it is. What you say in the chat is sent to that
      provider only if you agree, and you can take that back at any time: then the guide answers, and nothing
      is sent to anyone.
    </p>
    <p>
      Leeward is not a health service, so health-privacy law (such as HIPAA) does not cover what you write
      here.
    </p>
    <h2>What you can do</h2>
    <ul>
      <li>
        Read everything that is kept about you, correct it, and delete single messages, moods, exercises or
        whole conversations: under{' '}
        <Link className="link" href="/data">
          Your data
        </Link>
        , with an account on your profile.
      </li>
      <li>
        Take a copy of everything, as JSON or as a zip with files to read, and bring it to another Leeward.
      </li>
      <li>
        Delete it all, at once or in 7 days. Its keys are destroyed then, so that nobody can read it any more,
        and you get a receipt.
      </li>
      <li>When an account is deleted, its data is deleted within 30 days.</li>
    </ul>
    <h2>Age</h2>
    <p>Leeward is not meant for anyone under 13, or under 16 in the European Economic Area.</p>
  </Article>
)
