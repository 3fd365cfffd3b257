module.exports = require('../../../.jest/server.cjs')('server/payment-provider');
