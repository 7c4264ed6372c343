"""A contract for import-linter: these rooms import nothing but the standard library."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibrary(Contract):
    """Whatever a room imports is part of Tamalir or of the standard library.

    A list of forbidden packages would have to grow with every new dependency; this one is closed.
    """

    type_name = "standard_library"

    rooms = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        strangers: list[tuple[str, str]] = []
        for room in sorted(cast("set[str]", self.rooms)):
            for module in sorted({room, *graph.find_descendants(room)}):
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    package = imported.partition(".")[0]
                    if package != room.partition(".")[0] and package not in sys.stdlib_module_names:
                        strangers.append((module, imported))
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["strangers"]:
            output.print_error(f"{module} imports {imported}, which is not in the standard library.")
        output.new_line()
