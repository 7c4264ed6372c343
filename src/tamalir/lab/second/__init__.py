"""One card of the Second Edition under the microscope."""
