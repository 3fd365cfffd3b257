import type { LanguageWords } from './letter.ts';

const NOT_YOU = 'Se você não pediu isto, ignore esta mensagem. Não compartilhe o código com ninguém, nem conosco.';

export const portuguese: LanguageWords = {
  expires: 'O código vale uma vez, por {minutes} minutos.',
  letters: {
    registration: {
      subject: 'Confirme seu e-mail',
      lead: 'Boas-vindas à {brand}. Digite este código para concluir o cadastro.',
      button: 'Confirmar e-mail',
      notYou: NOT_YOU,
      sms: '{brand}: {code} é o seu código de cadastro. Não o compartilhe.',
    },
    taken: {
      subject: 'Você já tem uma conta',
      lead: 'Alguém tentou criar uma conta {brand} com este e-mail, que já tem uma. Entre ou escolha uma nova senha se esqueceu a sua.',
      button: 'Entrar',
      notYou: 'Se não foi você, não é preciso fazer nada: sua conta não mudou.',
      sms: '{brand}: este número já tem uma conta. Entre ou escolha uma nova senha.',
    },
    password: {
      subject: 'Escolha uma nova senha',
      lead: 'Digite este código para escolher uma nova senha na {brand}.',
      button: 'Escolher nova senha',
      notYou: NOT_YOU,
      sms: '{brand}: {code} é o seu código para uma nova senha. Não o compartilhe.',
    },
    contact: {
      subject: 'Confirme seu e-mail',
      lead: 'Digite este código para adicionar este e-mail à sua conta {brand}.',
      button: 'Confirmar e-mail',
      notYou: NOT_YOU,
      sms: '{brand}: {code} confirma este número. Não o compartilhe.',
    },
    'sign-in': {
      subject: 'Seu código de acesso',
      lead: 'Digite este código para entrar na {brand}.',
      notYou: 'Se você não está entrando, alguém pode saber sua senha: troque-a agora.',
      sms: '{brand}: {code} é o seu código de acesso. Não o compartilhe.',
    },
    'sign-in-link': {
      subject: 'Seu link de acesso',
      lead: 'Clique no botão para entrar na {brand} ou digite este código na página em que o pediu.',
      button: 'Entrar',
      notYou: NOT_YOU,
      sms: '{brand}: {code} é o seu código de acesso. Não o compartilhe.',
    },
    'password-changed': {
      subject: 'Sua senha foi alterada',
      lead: 'A senha da sua conta {brand} foi alterada e os outros dispositivos foram desconectados.',
      notYou: 'Se não foi você, escolha uma nova senha e fale com o suporte imediatamente.',
      sms: '{brand}: sua senha foi alterada. Não foi você? Fale com o suporte.',
    },
    'two-step-off': {
      subject: 'A verificação em duas etapas está desativada',
      lead: 'A verificação em duas etapas da sua conta {brand} foi desativada.',
      notYou: 'Se não foi você, troque a senha e fale com o suporte imediatamente.',
      sms: '{brand}: verificação em duas etapas desativada. Não foi você? Fale com o suporte.',
    },
    'second-step-guessed': {
      subject: 'Alguém está tentando adivinhar seus códigos de acesso',
      lead: 'A segunda etapa do acesso à sua conta {brand} falhou dez vezes em um dia. Quem tentou provavelmente sabe a sua senha.',
      notYou: 'Se não foi você, troque a senha agora. Você continua podendo entrar nos dispositivos que já usou.',
      sms: '{brand}: dez códigos de acesso falharam. Não foi você? Alguém pode saber sua senha: troque-a agora.',
    },
  },
};
