module.exports = require('../../../.jest/server.cjs')('server/social-provider');
