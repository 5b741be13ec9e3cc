import { Link } from 'wouter'
import { Article } from '#web/story/article.tsx'
import { ConsumerHealthData, EuropeanRights } from '#web/story/health-data-rights.tsx'
import { OperatorWords, ProcessorList, useLeastAges, YoungPeople } from '#web/story/server-facts.tsx'
import * as words from '#web/story/words.en.ts'

function LeastAge() {
  return <p>{words.notMeantFor(useLeastAges())}</p>
}

export const PrivacyPage = () => (
  <Article
    title="Privacy Policy"
    name="Privacy Policy"
    note="Last updated October 26, 2025; added to on November 22, 2026"
  >
    <p>
      Leeward is software that anyone can run on a server of their own. This page says what the software does.
      The person who runs this server is the one to ask about the server itself.
    </p>
    <h2>Who runs this server</h2>
    <OperatorWords />
    <h2>What is kept</h2>
    <ul>
      <li>What you say in a chat and what Leeward answers, so that you can read it again.</li>
      <li>
        What you are writing in the chat and have not sent, for 7 days at most. It is there again when your
        phone has put the page away. It is no part of the conversation, and goes as soon as you send or delete
        it.
      </li>
      <li>Your journal: titles, entries, tags, and the reflections you asked for.</li>
      <li>The moods that you log, with your note if you wrote one.</li>
      <li>Which replies you rated, and which exercises you finished.</li>
      <li>
        From one conversation to the next: which exercise helped, and which fear came back. Also how long you
        put an urge off, and the rules that you gave the guide. These are codes and numbers, not your words.
        You can delete them, and switch this off.
      </li>
      <li>
        How worried your words made Leeward, so that help can be shown. This is a word such as “care”, not a
        score.
      </li>
      <li>What you allowed, and when.</li>
      <li>That you said you are under 18, if you did. Not the age itself.</li>
      <li>When you were told that no person replies.</li>
      <li>
        With an account: the name and e-mail address that you signed in with, and which browsers you are
        signed in with. A first name, or any name, is enough.
      </li>
    </ul>
    <h2>How it is kept</h2>
    <p>
      Each thing that happens is added to a log in this server's database. Your own words in it are sealed
      with a key before they are written: messages, journal, notes, names and addresses. They are not written
      to the server's own diagnostic logs.
    </p>
    <p>
      Points and streaks are counted without looking at your words. Whoever runs the server holds the master
      key. They could read what is there, as long as it is there. After you have deleted something, they
      cannot.
    </p>
    <h2>What your browser keeps</h2>
    <ul>
      <li>A cookie that ties this browser to you, signed in or not.</li>
      <li>A cookie that remembers for 7 days whether the side bar is open.</li>
      <li>
        Your theme and your settings, that you accepted the first notice and when, and which conversation is
        open. For a moment also the ready-made line that you pressed on the home page.
      </li>
      <li>
        A copy of one page for when there is no network: help lines, exercises and the files that they need.
      </li>
    </ul>
    <p>What you are writing is never put into the browser's storage.</p>
    <h2>Who else sees it</h2>
    <p>There are no ads and no trackers, and nothing is sold.</p>
    <p>
      Chat goes to an AI provider only where the person who runs this server has set one up, and only if you
      agree. You are told who it is. For reflections on your journal you are asked apart: a yes to one is no
      yes to the other. You can take your yes back at any time: then the guide answers, and your words go to
      nobody. Your name and e-mail address are never sent there.
    </p>
    <p>
      If you sign in with Google, GitHub or another provider, they know that you signed in here. If you sign
      in by e-mail, your mail provider sees that mail.
    </p>
    <p>Outside this server, something of you reaches:</p>
    <ProcessorList />
    <p>
      Leeward is not a clinic or an insurer, so the United States law for those (HIPAA) does not cover what
      you write here. Other laws on health data do: the GDPR in Europe, and the My Health My Data Act in
      Washington State. What they give you is written below, and you have it here wherever you live.
    </p>
    <p>
      What happens when your words sound like danger, and how often that is wrong, is on the page{' '}
      <Link className="link" href="/safety">
        Safety
      </Link>
      .
    </p>
    <h2>What you can do</h2>
    <ul>
      <li>
        Access it: read everything that is kept about you, under{' '}
        <Link className="link" href="/data">
          Your data
        </Link>
        , or on your profile if you have an account.
      </li>
      <li>Export it: as JSON, or as a zip with files to read. Another Leeward can open it.</li>
      <li>Correct it: your name, your moods, your journal.</li>
      <li>
        Delete it: a single message, mood, exercise or journal entry, one thing that the guide remembers, a
        whole conversation, or everything.
      </li>
    </ul>
    <h2>What deleting means</h2>
    <p>
      The words, or the key that they were sealed with, are destroyed at once. From then on Leeward shows them
      to nobody, also not to the person who runs this server. Sealed traces can stay on its disk for some
      time. They are locked for good within a day, or in 7 days if this server chose so. Its backups can open
      them for 7 days more. You can delete your account now, or in 7 days, and take that back until then. You
      get a receipt to keep.
    </p>
    <p>
      Your data is deleted within 30 days of account deletion, backups included. What a browser without an
      account made here is forgotten when nobody has come back with it for 30 days. Whoever runs this server
      may have chosen another time.
    </p>
    <EuropeanRights />
    <ConsumerHealthData />
    <h2>Age</h2>
    <LeastAge />
    <YoungPeople />
  </Article>
)
