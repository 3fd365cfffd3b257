module.exports = require('../../../.jest/server.cjs')('server/content');
