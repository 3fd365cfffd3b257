import type { LanguageWords } from './letter.ts';

const NOT_YOU = 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message. Ne communiquez le code à personne, pas même à nous.';

export const french: LanguageWords = {
  expires: 'Le code fonctionne une fois, pendant {minutes} minutes.',
  letters: {
    registration: {
      subject: 'Confirmez votre e-mail',
      lead: 'Bienvenue chez {brand}. Saisissez ce code pour terminer la création de votre compte.',
      button: 'Confirmer l’e-mail',
      notYou: NOT_YOU,
      sms: '{brand} : {code} est votre code d’inscription. Ne le communiquez à personne.',
    },
    taken: {
      subject: 'Vous avez déjà un compte',
      lead: 'Quelqu’un a tenté de créer un compte {brand} avec cet e-mail, qui en a déjà un. Connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
      button: 'Se connecter',
      notYou: 'Si ce n’était pas vous, il n’y a rien à faire : votre compte est inchangé.',
      sms: '{brand} : ce numéro a déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe.',
    },
    password: {
      subject: 'Choisissez un nouveau mot de passe',
      lead: 'Saisissez ce code pour choisir un nouveau mot de passe {brand}.',
      button: 'Choisir un mot de passe',
      notYou: NOT_YOU,
      sms: '{brand} : {code} est votre code pour un nouveau mot de passe. Ne le communiquez à personne.',
    },
    contact: {
      subject: 'Confirmez votre e-mail',
      lead: 'Saisissez ce code pour ajouter cet e-mail à votre compte {brand}.',
      button: 'Confirmer l’e-mail',
      notYou: NOT_YOU,
      sms: '{brand} : {code} confirme ce numéro. Ne le communiquez à personne.',
    },
    'sign-in': {
      subject: 'Votre code de connexion',
      lead: 'Saisissez ce code pour vous connecter à {brand}.',
      notYou: 'Si vous n’êtes pas en train de vous connecter, quelqu’un connaît peut-être votre mot de passe : changez-le maintenant.',
      sms: '{brand} : {code} est votre code de connexion. Ne le communiquez à personne.',
    },
    'sign-in-link': {
      subject: 'Votre lien de connexion',
      lead: 'Appuyez sur le bouton pour vous connecter à {brand}, ou saisissez ce code sur la page où vous l’avez demandé.',
      button: 'Se connecter',
      notYou: NOT_YOU,
      sms: '{brand} : {code} est votre code de connexion. Ne le communiquez à personne.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      lead: 'Le mot de passe de votre compte {brand} a été modifié et les autres appareils ont été déconnectés.',
      notYou: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et contactez l’assistance sans attendre.',
      sms: '{brand} : votre mot de passe a été modifié. Pas vous ? Contactez l’assistance.',
    },
    'two-step-off': {
      subject: 'La connexion en deux étapes est désactivée',
      lead: 'La connexion en deux étapes de votre compte {brand} a été désactivée.',
      notYou: 'Si ce n’était pas vous, changez votre mot de passe et contactez l’assistance sans attendre.',
      sms: '{brand} : connexion en deux étapes désactivée. Pas vous ? Contactez l’assistance.',
    },
    'second-step-guessed': {
      subject: 'Quelqu’un essaie de deviner vos codes de connexion',
      lead: 'La deuxième étape de la connexion à votre compte {brand} a échoué dix fois en un jour. La personne qui a essayé connaît sans doute votre mot de passe.',
      notYou:
        'Si ce n’était pas vous, changez votre mot de passe sans attendre. La connexion reste possible depuis les appareils que vous avez déjà utilisés.',
      sms: '{brand} : dix codes de connexion ont échoué. Pas vous ? Quelqu’un connaît peut-être votre mot de passe : changez-le.',
    },
  },
};
