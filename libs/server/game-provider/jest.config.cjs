module.exports = require('../../../.jest/server.cjs')('server/game-provider');
