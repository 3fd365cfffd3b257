module.exports = require('../../../.jest/server.cjs')('server/office');
