module.exports = require('../../tools/jest/server.cjs')('apps/sandbox');
