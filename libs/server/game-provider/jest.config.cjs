module.exports = require('../../../tools/jest/server.cjs')('server/game-provider');
