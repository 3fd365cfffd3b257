module.exports = globalThis[Symbol.for('touchline.pglite')];
