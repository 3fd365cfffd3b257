import type { LanguageWords } from './letter.ts';

const NOT_YOU = 'Si no lo has pedido, ignora este mensaje. No compartas el código con nadie, tampoco con nosotros.';

export const spanish: LanguageWords = {
  expires: 'El código sirve una vez y durante {minutes} minutos.',
  letters: {
    registration: {
      subject: 'Confirma tu correo',
      lead: 'Te damos la bienvenida a {brand}. Introduce este código para terminar de crear tu cuenta.',
      button: 'Confirmar correo',
      notYou: NOT_YOU,
      sms: '{brand}: {code} es tu código para crear una cuenta. No lo compartas.',
    },
    taken: {
      subject: 'Ya tienes una cuenta',
      lead: 'Alguien intentó crear una cuenta de {brand} con este correo, que ya tiene una. Inicia sesión o elige una contraseña nueva si olvidaste la tuya.',
      button: 'Iniciar sesión',
      notYou: 'Si no has sido tú, no hay que hacer nada: tu cuenta no ha cambiado.',
      sms: '{brand}: este número ya tiene una cuenta. Inicia sesión o elige una contraseña nueva.',
    },
    password: {
      subject: 'Elige una contraseña nueva',
      lead: 'Introduce este código para elegir una contraseña nueva en {brand}.',
      button: 'Elegir contraseña nueva',
      notYou: NOT_YOU,
      sms: '{brand}: {code} es tu código para una contraseña nueva. No lo compartas.',
    },
    contact: {
      subject: 'Confirma tu correo',
      lead: 'Introduce este código para añadir este correo a tu cuenta de {brand}.',
      button: 'Confirmar correo',
      notYou: NOT_YOU,
      sms: '{brand}: {code} confirma este número. No lo compartas.',
    },
    'sign-in': {
      subject: 'Tu código de acceso',
      lead: 'Introduce este código para iniciar sesión en {brand}.',
      notYou: 'Si no estás iniciando sesión, alguien puede conocer tu contraseña: cámbiala ya.',
      sms: '{brand}: {code} es tu código de acceso. No lo compartas.',
    },
    'sign-in-link': {
      subject: 'Tu enlace de acceso',
      lead: 'Pulsa el botón para entrar en {brand} o introduce este código en la página donde lo pediste.',
      button: 'Entrar',
      notYou: NOT_YOU,
      sms: '{brand}: {code} es tu código de acceso. No lo compartas.',
    },
    'password-changed': {
      subject: 'Tu contraseña ha cambiado',
      lead: 'La contraseña de tu cuenta de {brand} ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
      notYou: 'Si no has sido tú, elige una contraseña nueva y contacta con soporte enseguida.',
      sms: '{brand}: tu contraseña ha cambiado. ¿No has sido tú? Contacta con soporte.',
    },
    'two-step-off': {
      subject: 'La verificación en dos pasos está desactivada',
      lead: 'Se ha desactivado la verificación en dos pasos de tu cuenta de {brand}.',
      notYou: 'Si no has sido tú, cambia tu contraseña y contacta con soporte enseguida.',
      sms: '{brand}: verificación en dos pasos desactivada. ¿No has sido tú? Contacta con soporte.',
    },
    'second-step-guessed': {
      subject: 'Alguien intenta adivinar tus códigos de acceso',
      lead: 'El segundo paso del acceso a tu cuenta de {brand} ha fallado diez veces en un día. Quien lo ha intentado probablemente conoce tu contraseña.',
      notYou: 'Si no has sido tú, cambia tu contraseña ahora. Puedes seguir entrando desde los dispositivos que ya has usado.',
      sms: '{brand}: han fallado diez códigos de acceso. ¿No has sido tú? Puede que alguien conozca tu contraseña: cámbiala ahora.',
    },
  },
};
