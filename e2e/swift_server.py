"""Runs one server of OpenStack Swift on the configuration in a folder: swift_server.py FOLDER account|container|object|proxy.

Debian's commands read /etc/swift/swift.conf, and rings that other commands have to build before.
"""
import sys
from configparser import ConfigParser
from os import path

from swift.common import utils

folder, name = sys.argv[1:]
utils.SWIFT_CONF_FILE = path.join(folder, 'swift.conf')

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import run_wsgi  # noqa: E402


def configuration_of(server):
    return path.join(folder, server + '-server.conf')


for server in ('account', 'container', 'object'):
    ring = RingBuilder(1, 1, 0)
    configuration = ConfigParser()
    configuration.read(configuration_of(server))
    port = configuration.getint('DEFAULT', 'bind_port')
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(path.join(folder, server + '.ring.gz'))

sys.exit(run_wsgi(configuration_of(name), name + '-server'))
