import { Link } from 'wouter'
import { Article } from '#web/story/article.tsx'
import { Layers, MeasuredFigures, YearCounts } from '#web/story/safety-facts.tsx'
import { HowOften, OperatorWords, ProcessorList } from '#web/story/server-facts.tsx'

export const SafetyPage = () => (
  <Article title="How Leeward listens for danger" name="Safety">
    <p>
      Nobody watches the chat live. Software reads each message before a reply begins, and shows ways to reach
      people when the words sound like danger. It misses some, and it is wrong at times: further down you see
      how often. It never decides whether you may have help. “Need help?” is on every page.
    </p>
    <h2>What happens</h2>
    <p>What you write in a chat, in the journal and beside a mood is put on one of four steps.</p>
    <ul>
      <li>
        <strong>None.</strong> Distress, however strong. Nothing extra is shown.
      </li>
      <li>
        <strong>Care.</strong> A wish not to be here, hopelessness, thoughts that frighten, harm in the past.
        A card with people to reach is shown. Where it is unclear, one plain question is asked, once.
      </li>
      <li>
        <strong>Crisis.</strong> Ending one's life, hurting oneself or somebody else, violence at home, a
        child in danger. A dialog with help lines for your country opens at once. It does not wait for the
        reply.
      </li>
      <li>
        <strong>Emergency.</strong> Something was taken, a bad injury, a body in danger. The same dialog, with
        the emergency number first.
      </li>
    </ul>
    <p>
      Harm to oneself, eating disorders and thoughts of suicide each have words and lines of their own. You
      can go on talking at any step: nothing is locked. Methods are never named. No person is alerted, and
      nobody is sent to you.
    </p>
    <h2>The way out</h2>
    <p>
      Software hears wrong. “That is not what I meant” stands on each card and dialog, and saying twice that
      you are safe does the same. Then the talk goes on where it was, and a slim bar with ways to help stays.
      After something was taken or an injury, only “Help is with me” does that. It is never held against you,
      and help is shown again the next time.
    </p>
    <h2>What listens</h2>
    <p>Several layers read, one after the other. The most worried one counts. None can lower another.</p>
    <Layers />
    <h2>How well it hears</h2>
    <MeasuredFigures />
    <h2>How often, on this server</h2>
    <YearCounts />
    <h2>How often you are told that no person replies</h2>
    <HowOften />
    <h2>Who runs this server, and who gets something</h2>
    <OperatorWords />
    <p>Outside this server, something of you reaches:</p>
    <ProcessorList />
    <p>
      More on that is in the{' '}
      <Link className="link" href="/privacy">
        Privacy Policy
      </Link>
      . All of this page as data is{' '}
      <a className="link" href="/api/safety">
        here
      </a>
      .
    </p>
  </Article>
)
