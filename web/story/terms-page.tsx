import { Article } from '#web/story/article.tsx'

export const TermsPage = () => (
  <Article title="Terms of Service" name="Terms of Service" note="Last updated October 26, 2025">
    <h2>What Leeward is, and is not</h2>
    <p>
      Leeward is a wellness tool. It is not medical advice or therapy, and no human professional answers you
      here. It can be wrong. Please do not use it to decide about medicine, symptoms or anyone's safety.
    </p>
    <h2>In a crisis</h2>
    <p>
      Leeward cannot provide crisis intervention, and nobody watches the chat live. In a crisis contact{' '}
      <a className="link" href="tel:988">
        988
      </a>
      , text HOME to{' '}
      <a className="link" href="sms:741741?body=HOME">
        741741
      </a>{' '}
      or call{' '}
      <a className="link" href="tel:911">
        911
      </a>
      .
    </p>
    <h2>Who may use it</h2>
    <p>Anyone who is 13 or older; in the European Economic Area, 16 or older.</p>
    <h2>Your words</h2>
    <p>
      What you write stays yours. It is used to answer you, and to show you your own conversations and moods.
      You can read, correct, take along and delete it at any time. The Privacy Policy says how.
    </p>
    <h2>No promise</h2>
    <p>
      Leeward is free software, given as it is, without a warranty. Whoever runs this server decides how long
      it stays open.
    </p>
  </Article>
)
