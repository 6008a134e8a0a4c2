// One request; answers its JSON and the cookie that came with it.
"use strict";
const http = require("node:http");

const agent = new http.Agent({ maxSockets: 16 });

function post(url, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: "POST", agent, headers: { "content-type": "application/json" } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode >= 300) reject(new Error(`${url}: ${response.statusCode} ${text}`));
        else resolve({ body: JSON.parse(text), cookie: response.headers["set-cookie"]?.[0].split(";")[0] });
      });
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

module.exports = { post };
