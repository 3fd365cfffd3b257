import type { LanguageWords } from './letter.ts';

const NOT_YOU = 'Wenn du das nicht angefordert hast, ignoriere diese Nachricht. Gib den Code niemandem weiter, auch uns nicht.';

export const german: LanguageWords = {
  expires: 'Der Code gilt einmal und {minutes} Minuten lang.',
  letters: {
    registration: {
      subject: 'Bestätige deine E-Mail-Adresse',
      lead: 'Willkommen bei {brand}. Gib diesen Code ein, um dein Konto fertig anzulegen.',
      button: 'E-Mail bestätigen',
      notYou: NOT_YOU,
      sms: '{brand}: {code} ist dein Code für die Registrierung. Gib ihn nicht weiter.',
    },
    taken: {
      subject: 'Du hast schon ein Konto',
      lead: 'Jemand wollte mit dieser E-Mail-Adresse ein {brand}-Konto anlegen. Sie hat schon eines. Melde dich an, oder wähle ein neues Passwort, wenn du deines vergessen hast.',
      button: 'Anmelden',
      notYou: 'Wenn du das nicht warst, musst du nichts tun: Dein Konto ist unverändert.',
      sms: '{brand}: Diese Nummer hat schon ein Konto. Melde dich an oder wähle ein neues Passwort.',
    },
    password: {
      subject: 'Wähle ein neues Passwort',
      lead: 'Gib diesen Code ein, um ein neues Passwort für {brand} zu wählen.',
      button: 'Neues Passwort wählen',
      notYou: NOT_YOU,
      sms: '{brand}: {code} ist dein Code für ein neues Passwort. Gib ihn nicht weiter.',
    },
    contact: {
      subject: 'Bestätige deine E-Mail-Adresse',
      lead: 'Gib diesen Code ein, um diese E-Mail-Adresse deinem {brand}-Konto hinzuzufügen.',
      button: 'E-Mail bestätigen',
      notYou: NOT_YOU,
      sms: '{brand}: {code} bestätigt diese Nummer. Gib den Code nicht weiter.',
    },
    'sign-in': {
      subject: 'Dein Anmeldecode',
      lead: 'Gib diesen Code ein, um dich bei {brand} anzumelden.',
      notYou: 'Wenn du dich gerade nicht anmeldest, kennt vielleicht jemand dein Passwort: Ändere es jetzt.',
      sms: '{brand}: {code} ist dein Anmeldecode. Gib ihn nicht weiter.',
    },
    'sign-in-link': {
      subject: 'Dein Anmeldelink',
      lead: 'Tippe auf die Schaltfläche, um dich bei {brand} anzumelden, oder gib diesen Code auf der Seite ein, auf der du ihn angefordert hast.',
      button: 'Anmelden',
      notYou: NOT_YOU,
      sms: '{brand}: {code} ist dein Anmeldecode. Gib ihn nicht weiter.',
    },
    'password-changed': {
      subject: 'Dein Passwort wurde geändert',
      lead: 'Das Passwort deines {brand}-Kontos wurde geändert, andere Geräte wurden abgemeldet.',
      notYou: 'Wenn du das nicht warst, wähle ein neues Passwort und wende dich sofort an den Support.',
      sms: '{brand}: Dein Passwort wurde geändert. Das warst nicht du? Wende dich an den Support.',
    },
    'two-step-off': {
      subject: 'Die Zwei-Schritt-Anmeldung ist aus',
      lead: 'Die Zwei-Schritt-Anmeldung deines {brand}-Kontos wurde ausgeschaltet.',
      notYou: 'Wenn du das nicht warst, ändere dein Passwort und wende dich sofort an den Support.',
      sms: '{brand}: Zwei-Schritt-Anmeldung ausgeschaltet. Das warst nicht du? Wende dich an den Support.',
    },
    'second-step-guessed': {
      subject: 'Jemand rät deine Anmeldecodes',
      lead: 'Bei der Anmeldung in deinem {brand}-Konto ist der zweite Schritt an einem Tag zehnmal fehlgeschlagen. Wer das versucht hat, kennt vermutlich dein Passwort.',
      notYou:
        'Wenn du das nicht warst, ändere jetzt dein Passwort. Auf Geräten, die du schon benutzt hast, kannst du dich weiter anmelden.',
      sms: '{brand}: Zehn Anmeldecodes waren falsch. Das warst nicht du? Vielleicht kennt jemand dein Passwort: Ändere es jetzt.',
    },
  },
};
