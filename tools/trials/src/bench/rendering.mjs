// Documents per second of the edge: shell and section rendered with live data, both builds. Loopback, with a fixed number of requests.
import http from 'node:http';

const REQUESTS = 200;
const PARALLEL = 8;
const PAGES = ['/en', '/en/live', '/en/line/all'];

export async function measureRendering(origin) {
  const figures = [];
  for (const build of ['desktop', 'mobile']) {
    for (const path of PAGES) {
      const agent = new http.Agent({ keepAlive: true, maxSockets: PARALLEL });
      await all(20, () => get(origin + path, build, agent));
      const began = performance.now();
      const times = await all(REQUESTS, () => get(origin + path, build, agent));
      const seconds = (performance.now() - began) / 1000;
      agent.destroy();
      times.sort((a, b) => a - b);
      figures.push({ name: `documents per second, ${build} ${path}`, value: round(REQUESTS / seconds), unit: '1/s' });
      figures.push({ name: `document p95, ${build} ${path}`, value: round(times[Math.floor(times.length * 0.95)]), unit: 'ms' });
    }
  }
  return figures;
}

async function all(count, work) {
  const results = [];
  let left = count;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) results.push(await work());
    }),
  );
  return results;
}

function get(url, build, agent) {
  const began = performance.now();
  return new Promise((done, broken) => {
    http
      .get(url, { agent, headers: { cookie: `tl-build=${build}`, 'accept-language': 'en' } }, (response) => {
        if (response.statusCode !== 200) broken(new Error(`${url} answered ${response.statusCode}`));
        response.resume();
        response.on('end', () => done(performance.now() - began));
      })
      .on('error', broken);
  });
}

const round = (value) => Math.round(value * 10) / 10;
