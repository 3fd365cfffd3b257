module.exports = require('../../../.jest/server.cjs')('server/control-room');
