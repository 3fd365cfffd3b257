module.exports = require('../../../tools/jest/server.cjs')('server/social-provider');
