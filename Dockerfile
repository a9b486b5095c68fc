# syntax=docker/dockerfile:1
# Golazo's server: docker build -t golazo . ; deploy/compose.yml runs it with PostgreSQL and TLS.

FROM python:3.13-slim AS build
WORKDIR /source
# What changes seldom comes first, so that it is fetched once.
COPY constraints.txt ./
RUN python -m venv /golazo && /golazo/bin/pip install --no-cache-dir --upgrade pip
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
# The build hook builds the web app: Node comes from PyPI and stays in this stage.
RUN /golazo/bin/pip install --no-cache-dir --constraint constraints.txt ".[server]"

FROM python:3.13-slim
RUN groupadd --system --gid 10011 golazo \
    && useradd --system --uid 10011 --gid golazo --home-dir /data --shell /usr/sbin/nologin golazo \
    && install --directory --owner=golazo --group=golazo --mode=0700 /data
COPY --from=build /golazo /golazo
ENV PATH=/golazo/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 GOLAZO_DATA=/data
USER 10011:10011
WORKDIR /data
VOLUME /data
EXPOSE 8011
# The root file system may be read-only: everything that is written lies in /data and /tmp.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8011/healthz', timeout=4)"]
ENTRYPOINT ["golazo"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8011"]
